// A picture, as large as the window, with its words below.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

export function enlarge(url, alt, locale) {
  const close = () => dialog.close();
  const image = h("img", { src: url, alt });
  const leave = h(
    "button",
    { type: "button", class: "round", "aria-label": say(locale, "close"), onclick: close },
    icon("close"),
  );
  const words = alt ? h("p", { class: "viewer-words" }, alt) : null;
  const dialog = h(
    "dialog",
    { class: "viewer", "aria-label": alt || say(locale, "picture") },
    leave,
    image,
    words,
  );
  dialog.addEventListener("click", (event) => event.target === dialog && close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
