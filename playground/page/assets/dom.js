// Elements, made one by one. Text is always a text node: nothing here reads HTML.

const SVG = "http://www.w3.org/2000/svg";

/** h("button", {class: "primary", onclick: press}, "Roll") */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) give(element, name, value);
  element.append(...children.flat(Infinity).filter((child) => child != null && child !== false));
  return element;
}

function give(element, name, value) {
  if (value == null || value === false) return;
  if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name === "value" || name === "checked") element[name] = value;
  else if (name === "style")
    Object.entries(value).forEach(([key, one]) => element.style.setProperty(key, one));
  else element.setAttribute(name, value === true ? "" : value);
}

export function svg(tag, props = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const FOCUSABLE = "button, input, textarea, a[href], [tabindex='0']";

/** Swap children; whoever had the keyboard keeps it, by name or else by place. */
export function refill(element, ...children) {
  keepingFocus(
    element,
    () => element,
    () => element.replaceChildren(...children.flat(Infinity).filter(Boolean)),
  );
}

/** Put `fresh` in the place of `old`, with the keyboard where it was. */
export function swap(old, fresh) {
  keepingFocus(
    old,
    () => fresh,
    () => old.replaceWith(fresh),
  );
}

function keepingFocus(before, after, change) {
  const focused = before.contains(document.activeElement) ? document.activeElement : null;
  const place = focused ? [...before.querySelectorAll(FOCUSABLE)].indexOf(focused) : -1;
  change();
  if (!focused) return;
  const candidates = [...after().querySelectorAll(FOCUSABLE)];
  const same =
    focused.dataset.key && candidates.find((one) => one.dataset.key === focused.dataset.key);
  const next = same ?? candidates[place];
  if (next && !next.disabled) next.focus({ preventScroll: true });
  else (after().matches("[tabindex]") ? after() : null)?.focus({ preventScroll: true });
}

let numbers = 0;

/** A fresh id, for labels that name their fields. */
export function freshId(word) {
  numbers += 1;
  return `${word}-${numbers}`;
}

/** Tab stays inside; Escape leaves. */
export function trapFocus(element, leave) {
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      leave();
    }
    if (event.key !== "Tab") return;
    const inside = [...element.querySelectorAll(FOCUSABLE)].filter(
      (one) => !one.disabled && one.offsetParent,
    );
    const edge = event.shiftKey ? inside[0] : inside.at(-1);
    if (document.activeElement === edge) {
      event.preventDefault();
      (event.shiftKey ? inside.at(-1) : inside[0])?.focus();
    }
  });
}
