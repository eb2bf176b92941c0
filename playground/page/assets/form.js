// A modal on somebody's screen: its parts, and what is sent.

import { freshId, h, trapFocus } from "./dom.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown.js";
import { menu } from "./menu.js";
import { say } from "./words.js";

/** `view`: {locale, reader, people, submit(values), close()} */
export function formElement(modal, view) {
  const values = new Map();
  const title = freshId("form");
  const send = (event) => {
    event.preventDefault();
    view.submit(Object.fromEntries(values));
  };
  const form = h(
    "form",
    {
      class: "form",
      role: "dialog",
      "aria-modal": "true",
      "aria-labelledby": title,
      onsubmit: send,
    },
    h(
      "header",
      {},
      h("h2", { id: title }, modal.title),
      h(
        "button",
        {
          type: "button",
          class: "round",
          "aria-label": say(view.locale, "close"),
          onclick: view.close,
        },
        icon("close"),
      ),
    ),
    h(
      "div",
      { class: "form-parts" },
      modal.components.map((part) => partElement(part, values, view)),
    ),
    h("p", { class: "failed", role: "alert", hidden: true }),
    h(
      "footer",
      {},
      h(
        "button",
        { type: "button", class: "button plain", onclick: view.close },
        say(view.locale, "cancel"),
      ),
      h("button", { type: "submit", class: "button primary" }, say(view.locale, "submit")),
    ),
  );
  form.addEventListener("input", () => {
    form.querySelector(":scope > .failed").hidden = true;
  });
  trapFocus(form, view.close);
  return h("div", { class: "veil" }, form);
}

function partElement(part, values, view) {
  if (part.type === 10) return h("div", { class: "words" }, markdown(part.content, view.reader));
  if (part.type === 1)
    return part.components.map((field) =>
      labelled(field.label ?? field.custom_id, null, field, values, view),
    );
  return labelled(part.label, part.description, part.component, values, view);
}

function labelled(label, about, field, values, view) {
  const set = (value) => values.set(label, value);
  const star =
    field.required === false ? null : h("span", { class: "star", "aria-hidden": "true" }, " *");
  const hint = about ? h("small", {}, about) : null;
  if ([21, 22].includes(field.type))
    return h(
      "fieldset",
      { class: "field" },
      h("legend", {}, label, star),
      hint,
      choices(field, set),
    );
  const id = freshId("field");
  const inside = (FIELDS[field.type] ?? FIELDS[4])(field, set, { ...view, label, id });
  if (field.type === 23)
    return h(
      "div",
      { class: "field" },
      h("label", { class: "choice" }, inside, h("span", {}, label)),
      hint,
    );
  return h("div", { class: "field" }, h("label", { for: id }, label, star), hint, inside);
}

const FIELDS = {
  3: (field, set, view) => picker(field, field.options, set, view),
  5: (field, set, view) =>
    picker(
      field,
      view.people.map((one) => ({ label: one.name, value: one.id })),
      set,
      view,
    ),
  4: textField,
  23: (field, set) =>
    h("input", {
      type: "checkbox",
      checked: Boolean(field.default),
      onchange: (event) => set(event.target.checked),
    }),
};

function textField(field, set, { id }) {
  const props = {
    id,
    maxlength: field.max_length,
    minlength: field.min_length,
    placeholder: field.placeholder,
    required: field.required !== false,
    value: field.value ?? "",
    oninput: (event) => set(event.target.value),
  };
  return field.style === 2
    ? h("textarea", { ...props, rows: 4 })
    : h("input", { type: "text", ...props });
}

function picker(field, options, set, view) {
  const element = menu({
    key: field.custom_id,
    label: field.placeholder || view.label,
    options: options.map((option) => ({ ...option })),
    least: field.min_values ?? (field.required === false ? 0 : 1),
    most: field.max_values ?? 1,
    locale: view.locale,
    done: set,
  });
  element.id = view.id;
  return element;
}

/** A group of radio buttons or checkboxes. */
function choices(field, set) {
  const single = field.type === 21;
  const name = freshId("group");
  const inputs = field.options.map((option) =>
    h("input", {
      type: single ? "radio" : "checkbox",
      name,
      value: option.value,
      checked: Boolean(option.default),
    }),
  );
  const change = () => {
    const values = inputs.filter((input) => input.checked).map((input) => input.value);
    set(single ? values[0] : values);
  };
  return field.options.map((option, place) => {
    const words = h(
      "span",
      { class: "option-words" },
      h("span", {}, option.label),
      option.description && h("small", {}, option.description),
    );
    return h("label", { class: "choice", onchange: change }, inputs[place], words);
  });
}
