// The list above the composer: what could be typed. The keyboard stays in the field.

import { freshId, h } from "./dom.js";
import { emoji } from "./markdown.js";

export class Suggestions {
  constructor() {
    this.id = freshId("suggestions");
    this.heading = h("div", { class: "suggestions-head" });
    this.list = h("div", { class: "suggestions-list", role: "listbox", id: this.id });
    this.element = h("div", { class: "suggestions", hidden: true }, this.heading, this.list);
    this.items = [];
    this.at = 0;
    this.field = null;
  }

  get open() {
    return !this.element.hidden && this.items.length > 0;
  }

  /** `items`: {label, description, picture, pick()}; `field` is where the person types. */
  show(field, title, items, nothing = "") {
    this.items = items;
    this.at = 0;
    this.field = field;
    this.heading.textContent = title;
    this.list.setAttribute("aria-label", title);
    this.elements = items.map((item, place) => this.item(item, place));
    this.list.replaceChildren(
      ...(items.length ? this.elements : [h("div", { class: "nothing" }, nothing)]),
    );
    this.element.hidden = !items.length && !nothing;
    field.setAttribute("aria-controls", this.id);
    field.setAttribute("aria-expanded", String(this.open));
    this.mark();
  }

  item(item, place) {
    const words = h(
      "span",
      { class: "option-words" },
      h("span", {}, item.label),
      item.description && h("small", {}, item.description),
    );
    const hold = (event) => event.preventDefault();
    const over = () => {
      this.at = place;
      this.mark();
    };
    return h(
      "div",
      {
        class: "suggestion",
        role: "option",
        id: freshId("suggestion"),
        onpointerdown: hold,
        onclick: () => item.pick(),
        onpointermove: () => this.at === place || over(),
      },
      item.picture,
      item.emoji && emoji(item.emoji),
      words,
      item.note && h("span", { class: "note" }, item.note),
    );
  }

  mark() {
    this.elements.forEach((element, place) => {
      element.classList.toggle("active", place === this.at);
      element.setAttribute("aria-selected", String(place === this.at));
    });
    const active = this.elements[this.at];
    if (active) this.field.setAttribute("aria-activedescendant", active.id);
    active?.scrollIntoView({ block: "nearest" });
  }

  hide() {
    this.element.hidden = true;
    this.items = [];
    this.field?.setAttribute("aria-expanded", "false");
    this.field?.removeAttribute("aria-activedescendant");
  }

  /** Whether the key was for the list. */
  key(event) {
    if (!this.open) return false;
    const count = this.items.length;
    if (event.key === "ArrowDown") this.at = (this.at + 1) % count;
    else if (event.key === "ArrowUp") this.at = (this.at + count - 1) % count;
    else if (event.key === "Enter" || event.key === "Tab") return this.take(event);
    else return false;
    event.preventDefault();
    this.mark();
    return true;
  }

  take(event) {
    if (event.shiftKey) return false;
    event.preventDefault();
    this.items[this.at].pick();
    return true;
  }
}
