// The messages of a channel. A message is made anew only when it, or what concerns it, has changed.

import { get } from "./wire.js";
import { h, swap } from "./dom.js";
import { icon } from "./icons.js";
import { closeMenus } from "./menu.js";
import { askedElement, messageElement } from "./message.js";
import { day } from "./time.js";
import { welcome } from "./welcome.js";
import { say } from "./words.js";

const TOGETHER_SECONDS = 420;
const NEAR = 80;

export class MessageList {
  constructor(pane) {
    this.pane = pane;
    this.list = h("div", { class: "messages", role: "log", "aria-live": "polite", tabindex: "0" });
    this.down = h(
      "button",
      { type: "button", class: "round jump", hidden: true, onclick: () => this.stick() },
      icon("down"),
    );
    this.element = h("div", { class: "messages-frame" }, this.list, this.down);
    this.list.addEventListener("scroll", () => this.scrolled());
    this.list.addEventListener("load", () => this.sticky && this.toEnd(), true);
    new ResizeObserver(() => this.sticky && this.toEnd()).observe(this.list);
    this.forgotten = new Set();
    this.reset();
  }

  reset() {
    this.shown = new Map();
    this.sticky = true;
    this.top = 0;
    this.wanted = null;
    this.list.replaceChildren();
  }

  update() {
    const { pane } = this;
    this.list.setAttribute("aria-label", say(pane.locale, "messages", { place: pane.placeName }));
    this.down.setAttribute("aria-label", say(pane.locale, "present"));
    const height = this.list.scrollHeight;
    const grew = pane.most !== this.most;
    this.most = pane.most;
    this.arrange([...this.opening(), ...this.messages(), ...this.asked()]);
    if (this.sticky) this.toEnd();
    else if (grew) this.list.scrollTop += this.list.scrollHeight - height;
    if (this.wanted) this.find(this.wanted);
  }

  /** Bring the children into this order, touching only what moved. */
  arrange(elements) {
    const kept = new Set(elements);
    [...this.list.children].forEach(
      (child) => kept.has(child) || (closeMenus(child), child.remove()),
    );
    elements.forEach((element, place) => {
      if (this.list.children[place] !== element)
        this.list.insertBefore(element, this.list.children[place] ?? null);
    });
  }

  opening() {
    const { pane } = this;
    if (pane.list.earlier)
      return [
        this.once("earlier", pane.locale, () =>
          h(
            "button",
            { type: "button", class: "link earlier", onclick: () => pane.earlier() },
            say(pane.locale, "earlier"),
          ),
        ),
      ];
    const quiet = pane.list.messages.length === 0;
    const names = pane.people.map((one) => one.name).join();
    return [
      this.once(
        "welcome",
        JSON.stringify([
          pane.as,
          pane.in,
          pane.locale,
          quiet,
          names,
          pane.commands.length,
          pane.bot.connected,
        ]),
        () => welcome(pane, quiet),
      ),
    ];
  }

  messages() {
    const { pane } = this;
    let before = null;
    return pane.list.messages.flatMap((id) => {
      const message = get(`message:${id}`);
      if (!message) return [];
      const today = day(message.at, pane.locale);
      const divider =
        before && day(before.at, pane.locale) === today
          ? []
          : [
              this.once(`day ${id}`, today, () =>
                h("div", { class: "day", role: "separator" }, h("span", {}, today)),
              ),
            ];
      const element = this.message(message, !divider.length && together(before, message));
      before = message;
      return [...divider, element];
    });
  }

  message(message, compact) {
    const { pane } = this;
    const asked = pane.record.asked.filter(
      (one) => one.message === message.id && !this.forgotten.has(one.id),
    );
    const waiting = asked.filter((one) => !one.failed).map((one) => one.control);
    const failed = asked[0]?.failed ?? false;
    const signature = JSON.stringify([
      pane.as,
      pane.locale,
      compact,
      waiting,
      failed,
      Object.keys(pane.house.names).length,
      Object.keys(pane.house.channels).length,
      pane.commands.length,
    ]);
    return this.once(
      message.id,
      signature,
      (old) =>
        messageElement(message, {
          locale: pane.locale,
          reader: pane.reader,
          compact,
          failed,
          called: message.pinged.includes(pane.as),
          people: pane.people,
          before: old
            ? [...old.querySelectorAll(".picture img")].map((image) => image.getAttribute("src"))
            : null,
          commandName: (name) => pane.commandName(name),
          waits: (control) => waiting.includes(control),
          press: (control) => pane.press(message.id, control),
          choose: (control, values) => pane.choose(message.id, control, values),
          dismiss: (id) => pane.dismiss(id),
        }),
      message,
    );
  }

  /** Commands that wait for their first answer, or never got one. */
  asked() {
    const { pane } = this;
    const mine = pane.record.asked.filter(
      (one) => !one.message && one.name && one.channel === pane.in && !this.forgotten.has(one.id),
    );
    const forget = (id) => {
      this.forgotten.add(id);
      this.update();
    };
    return mine.reverse().map((one) =>
      this.once(`asked ${one.id}`, `${one.failed}${pane.locale}`, () =>
        askedElement(one, {
          locale: pane.locale,
          bot: pane.bot,
          forget,
          commandName: (name) => pane.commandName(name),
        }),
      ),
    );
  }

  /** The element made before, unless its signature or record is another. */
  once(key, signature, make, record = null) {
    const old = this.shown.get(key);
    if (old && old.signature === signature && old.record === record) return old.element;
    const element = make(old?.element);
    if (old?.element.isConnected) {
      closeMenus(old.element);
      swap(old.element, element);
    }
    this.shown.set(key, { signature, record, element });
    return element;
  }

  // Scrolling

  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.list;
    const near = scrollHeight - scrollTop - clientHeight < NEAR;
    if (near) this.sticky = true;
    else if (scrollTop < this.top) this.sticky = false; // a picture that grows is not a wish
    this.top = scrollTop;
    this.down.hidden = this.sticky;
  }

  stick() {
    this.sticky = true;
    this.toEnd();
  }

  toEnd() {
    this.list.scrollTop = this.list.scrollHeight;
    this.down.hidden = true;
  }

  find(id) {
    const element = this.list.querySelector(`[data-message="${CSS.escape(id)}"]`);
    this.wanted = element ? null : id;
    if (!element) return;
    this.sticky = false;
    element.scrollIntoView({ block: "center" });
    element.classList.add("found");
    element.focus({ preventScroll: true });
  }
}

function together(before, message) {
  return (
    before &&
    before.author.id === message.author.id &&
    !message.command &&
    before.private === message.private &&
    message.at - before.at < TOGETHER_SECONDS
  );
}
