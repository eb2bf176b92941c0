// A menu of options, one or several, by pointer and by keyboard: a button and its list.

import { freshId, h } from "./dom.js";
import { icon } from "./icons.js";
import { emoji } from "./markdown.js";
import { say } from "./words.js";

let open = null;

document.addEventListener("pointerdown", (event) => {
  if (open && !open.list.contains(event.target) && !open.face.contains(event.target)) open.leave();
});
window.addEventListener("resize", () => open?.close());
document.addEventListener(
  "scroll",
  (event) => open && !open.list.contains(event.target) && open.close(),
  true,
);

/** What shows in a chat: the choice, or what is to be chosen. `done` is called with the values. */
export function menu(wish) {
  const chosen = wish.options.filter((option) => option.default);
  const face = h("button", {
    type: "button",
    class: `menu${wish.waits ? " waits" : ""}`,
    disabled: wish.disabled,
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-label": chosen.length
      ? `${wish.label}: ${chosen.map((one) => one.label).join(", ")}`
      : wish.label,
    "data-key": wish.key,
    "data-control": wish.key,
  });
  const faceOf = (options) =>
    face.replaceChildren(
      h("span", { class: options.length ? "chosen" : "placeholder" }, title(options, wish)),
      icon("down"),
    );
  faceOf(chosen);
  face.addEventListener("click", () =>
    open?.face === face ? open.leave() : new OpenMenu(face, wish, faceOf),
  );
  face.addEventListener("keydown", (event) => {
    if (!["ArrowDown", "ArrowUp"].includes(event.key) || face.disabled) return;
    event.preventDefault();
    if (open?.face !== face) new OpenMenu(face, wish, faceOf);
  });
  return face;
}

function title(options, wish) {
  if (options.length === 0) return wish.label;
  return options
    .map((one) => [one.emoji && emoji(one.emoji), one.label])
    .flatMap((one, place) => (place ? [", ", ...one] : one))
    .filter(Boolean);
}

class OpenMenu {
  constructor(face, wish, faceOf) {
    open?.leave();
    Object.assign(this, { face, wish, faceOf, several: wish.most > 1, at: 0, typed: "" });
    this.before = wish.options.filter((option) => option.default).map((option) => option.value);
    this.picked = new Set(this.before);
    this.at = Math.max(
      0,
      wish.options.findIndex((option) => this.picked.has(option.value)),
    );
    this.items = wish.options.map((option, place) => this.item(option, place));
    this.box = h(
      "div",
      {
        class: "menu-options",
        role: "listbox",
        tabindex: "0",
        "aria-label": wish.label,
        "aria-multiselectable": this.several,
      },
      this.items,
    );
    this.confirm = this.several
      ? h("button", { type: "button", class: "button primary", onclick: () => this.leave() })
      : null;
    this.list = h(
      "div",
      { class: "menu-list" },
      this.box,
      this.several &&
        h(
          "div",
          { class: "menu-foot" },
          h("span", {}, say(wish.locale, "atMost", wish)),
          this.confirm,
        ),
    );
    this.list.addEventListener("keydown", (event) => this.key(event));
    (face.closest("dialog, .pane") ?? document.body).append(this.list);
    open = this;
    face.setAttribute("aria-expanded", "true");
    this.place();
    this.show();
    this.box.focus({ preventScroll: true });
  }

  item(option, place) {
    const words = h(
      "span",
      { class: "option-words" },
      h("span", {}, option.label),
      option.description && h("small", {}, option.description),
    );
    const mark = h("span", { class: "mark" }, icon("check"));
    const pick = () => this.pick(place);
    const over = () => {
      this.at = place;
      this.show();
    };
    return h(
      "div",
      {
        class: "menu-option",
        role: "option",
        id: freshId("option"),
        "data-value": option.value,
        onclick: pick,
        onpointermove: () => this.at === place || over(),
      },
      option.emoji && emoji(option.emoji),
      words,
      mark,
    );
  }

  /** Below its button, or above where there is more room. */
  place() {
    const face = this.face.getBoundingClientRect();
    const below = innerHeight - face.bottom;
    const up = below < 260 && face.top > below;
    const style = this.list.style;
    style.left = `${Math.max(8, Math.min(face.left, innerWidth - 8 - Math.max(face.width, 240)))}px`;
    style.width = `${Math.max(face.width, 240)}px`;
    style.maxHeight = `${Math.min(380, (up ? face.top : below) - 16)}px`;
    if (up) style.bottom = `${innerHeight - face.top + 4}px`;
    else style.top = `${face.bottom + 4}px`;
  }

  show() {
    this.items.forEach((item, place) => {
      item.classList.toggle("active", place === this.at);
      item.setAttribute("aria-selected", String(this.picked.has(this.wish.options[place].value)));
    });
    const active = this.items[this.at];
    this.box.setAttribute("aria-activedescendant", active?.id ?? "");
    active?.scrollIntoView({ block: "nearest" });
    if (this.confirm) {
      this.confirm.textContent = say(this.wish.locale, "confirm", { count: this.picked.size });
      this.confirm.disabled = !this.fits();
    }
  }

  fits() {
    return this.picked.size >= this.wish.least && this.picked.size <= this.wish.most;
  }

  key(event) {
    const last = this.items.length - 1;
    const moves = {
      ArrowDown: Math.min(this.at + 1, last),
      ArrowUp: Math.max(this.at - 1, 0),
      Home: 0,
      End: last,
    };
    if (event.key === "Escape") this.give(event, () => this.close());
    else if (event.key === "Tab" && !this.several) this.give(event, () => this.close());
    else if (event.target !== this.box) return;
    else if (event.key in moves)
      this.give(event, () => {
        this.at = moves[event.key];
        this.show();
      });
    else if (event.key === "Enter" || event.key === " ") this.give(event, () => this.pick(this.at));
    else if (event.key.length === 1) this.find(event.key);
  }

  give(event, does) {
    event.preventDefault();
    event.stopPropagation();
    does();
  }

  /** Typing goes to the option that begins so. */
  find(sign) {
    clearTimeout(this.forgets);
    this.typed += sign.toLowerCase();
    this.forgets = setTimeout(() => {
      this.typed = "";
    }, 700);
    const found = this.wish.options.findIndex((option) =>
      option.label.toLowerCase().startsWith(this.typed),
    );
    if (found >= 0) {
      this.at = found;
      this.show();
    }
  }

  pick(place) {
    const { value } = this.wish.options[place];
    this.at = place;
    if (!this.several) {
      const again = this.wish.least === 0 && this.picked.has(value);
      this.picked = new Set(again ? [] : [value]);
      this.leave(true);
      return;
    }
    if (this.picked.has(value)) this.picked.delete(value);
    else if (this.picked.size < this.wish.most) this.picked.add(value);
    this.show();
  }

  /** Close and send what was picked, if it is something else than before. */
  leave(sure = false) {
    const values = this.wish.options
      .map((option) => option.value)
      .filter((value) => this.picked.has(value));
    const changed = values.join("\n") !== this.before.join("\n");
    this.close();
    if (!this.fits() || !(changed || (sure && values.length))) return;
    this.wish.options = this.wish.options.map((option) => ({
      ...option,
      default: this.picked.has(option.value),
    }));
    this.faceOf(this.wish.options.filter((option) => option.default));
    this.wish.done(values);
  }

  close() {
    if (open === this) open = null;
    const had = this.list.contains(document.activeElement);
    this.list.remove();
    this.face.setAttribute("aria-expanded", "false");
    if (had && this.face.isConnected) this.face.focus({ preventScroll: true });
  }
}

/** Close what is open in a part of the page that goes away. */
export function closeMenus(element) {
  if (open && element.contains(open.face)) open.close();
}
