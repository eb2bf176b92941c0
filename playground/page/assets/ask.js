// A small question: a name, and for a person a language.

import { freshId, h } from "./dom.js";
import { LANGUAGES, say } from "./words.js";

/** Resolves with {name, locale}, or null when it was closed. */
export function ask(locale, title, withLanguage = false) {
  const id = freshId("ask");
  const name = h("input", { type: "text", id, required: true, maxlength: 32, autocomplete: "off" });
  const radios = LANGUAGES.map(([code, words], place) => [
    h("input", { type: "radio", name: `${id}-language`, value: code, checked: place === 0 }),
    words,
  ]);
  const choose = withLanguage
    ? h(
        "fieldset",
        { class: "field" },
        h("legend", {}, say(locale, "language")),
        radios.map(([radio, words]) => h("label", { class: "choice" }, radio, words)),
      )
    : null;
  const cancel = h(
    "button",
    { type: "button", class: "button plain", onclick: () => dialog.close() },
    say(locale, "cancel"),
  );
  const form = h(
    "form",
    { method: "dialog" },
    h("header", {}, h("h2", {}, say(locale, title))),
    h(
      "div",
      { class: "form-parts" },
      h("div", { class: "field" }, h("label", { for: id }, say(locale, "name")), name),
      choose,
    ),
    h(
      "footer",
      {},
      cancel,
      h("button", { class: "button primary", value: "yes" }, say(locale, "add")),
    ),
  );
  const dialog = h("dialog", { class: "form asking", "aria-label": say(locale, title) }, form);
  document.body.append(dialog);
  dialog.showModal();
  name.focus();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      const given = dialog.returnValue === "yes" && name.value.trim();
      dialog.remove();
      resolve(
        given
          ? { name: name.value, locale: radios.find(([radio]) => radio.checked)?.[0].value }
          : null,
      );
    });
  });
}
