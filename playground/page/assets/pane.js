// One person's side of the page: a channel's messages, the composer, an open form, notices.

import { act, get } from "./wire.js";
import { Composer } from "./composer.js";
import { leaves } from "./commands.js";
import { h, refill } from "./dom.js";
import { formElement } from "./form.js";
import { avatar, icon } from "./icons.js";
import { closeMenus } from "./menu.js";
import { MessageList } from "./message-list.js";
import { say } from "./words.js";

const EARLIER = 40;
const OWN_MILLISECONDS = 2500; // what follows one's own press needs no notice over the picture

export class Pane {
  /** `app` knows the other panes and what all of them share. */
  constructor(app, as, channel) {
    Object.assign(this, {
      app,
      as,
      in: channel,
      most: EARLIER,
      mentions: null,
      form: null,
      read: null,
    });
    this.title = h("div", { class: "pane-title" });
    this.strip = h("div", { class: "strip", role: "group" });
    this.tools = h("div", { class: "tools" });
    this.menu = h(
      "button",
      { type: "button", class: "round only-narrow", onclick: () => app.toggleSide() },
      icon("menu"),
    );
    this.notices = h("div", { class: "notices", role: "status", "aria-live": "polite" });
    this.messages = new MessageList(this);
    this.composer = new Composer(this);
    this.banner = h("div", { class: "banner", role: "status", hidden: true });
    this.element = h(
      "section",
      { class: "pane" },
      h("header", { class: "pane-head" }, this.menu, this.title, this.strip, this.tools),
      this.banner,
      this.messages.element,
      this.composer.element,
      this.notices,
    );
    this.element.addEventListener("focusin", () => app.activate(this));
    this.element.addEventListener("pointerdown", () => app.activate(this));
  }

  // What is known

  get house() {
    return get("house");
  }
  get bot() {
    return this.house.bot;
  }
  get me() {
    return this.house.people.find((one) => one.id === this.as);
  }
  get locale() {
    return this.me?.locale ?? "en-US";
  }
  get record() {
    return get(`person:${this.as}`);
  }
  get list() {
    return get(`list:${this.as}:${this.in}`);
  }
  get commands() {
    return get(`commands:${this.as}:${this.in}`) ?? [];
  }
  get says() {
    return this.list?.says ?? false;
  }
  get people() {
    return (
      this.server?.members
        .map((id) => this.house.people.find((one) => one.id === id))
        .filter(Boolean) ?? [this.me]
    );
  }
  get server() {
    return this.record?.servers.find((server) =>
      places(server).some((place) => place.id === this.in),
    );
  }
  get channels() {
    return this.record?.servers.flatMap(places) ?? [];
  }
  get place() {
    return (
      this.channels.find((place) => place.id === this.in) ??
      (this.isDirect ? this.record.direct : null)
    );
  }
  get isDirect() {
    return this.record?.direct?.id === this.in;
  }
  get placeName() {
    return this.isDirect ? `@${this.bot.name}` : `#${this.place?.name ?? ""}`;
  }

  get reader() {
    return {
      me: this.as,
      locale: this.locale,
      names: this.house.names,
      channels: this.house.channels,
      go: (channel, message) => this.go(channel, message),
      command: (name) => this.composer.begin(name),
    };
  }

  commandName(name) {
    return leaves(this.commands, this.locale).find((one) => one.line === name)?.name ?? name;
  }

  // Going elsewhere

  become(as) {
    if (as === this.as) return;
    this.wantsDirect = this.isDirect;
    Object.assign(this, { as, most: EARLIER, mentions: null, read: null });
    this.composer.reset();
    this.messages.reset();
    this.app.moved(this);
  }

  go(channel, message = null) {
    if (channel !== this.in) {
      Object.assign(this, { in: channel, most: EARLIER, read: null });
      this.notices.replaceChildren();
      this.composer.reset();
      this.messages.reset();
      this.app.moved(this);
    }
    if (message) this.messages.find(message);
  }

  async openDirect() {
    this.go(this.record?.direct?.id ?? (await act({ do: "open-direct", as: this.as })));
  }

  earlier() {
    this.most += EARLIER;
    this.app.moved(this);
  }

  stick() {
    this.messages.stick();
  }

  // Acting

  press(message, control) {
    this.pressed = Date.now();
    return this.tried(act({ do: "press", as: this.as, message, control }));
  }

  choose(message, control, values) {
    this.pressed = Date.now();
    return this.tried(act({ do: "choose", as: this.as, message, control, values }));
  }

  dismiss(message) {
    return this.tried(act({ do: "dismiss", as: this.as, message }));
  }

  async tried(request) {
    try {
      await request;
    } catch (error) {
      this.notice(error.message);
    }
  }

  // Showing

  update() {
    if (!this.me || !this.record) return;
    if (!this.place) return this.app.home(this);
    this.element.lang = this.locale;
    this.element.setAttribute("aria-label", `${this.me.name}, ${this.placeName}`);
    this.menu.setAttribute("aria-label", say(this.locale, "menu"));
    this.showWaiting();
    this.showHead();
    this.banner.hidden = this.bot.connected && this.app.online;
    this.banner.textContent = say(this.locale, this.app.online ? "starting" : "lost", {
      bot: this.bot.name,
    });
    this.composer.update();
    if (this.list) this.messages.update();
    this.showForm();
    this.tellMentions();
    this.markRead();
    return undefined;
  }

  /** On a phone the menu button stands for everything behind it. */
  showWaiting() {
    const elsewhere = [...this.channels, this.record.direct].filter(
      (place) => place && place.id !== this.in,
    );
    const count = elsewhere.reduce((sum, place) => sum + place.mentions, 0);
    refill(this.menu, icon("menu"), count ? h("span", { class: "badge" }, String(count)) : null);
  }

  showHead() {
    const sign = this.isDirect
      ? avatar({ ...this.bot, bot: true }, "small")
      : icon(this.place.thread ? "thread" : "hash");
    refill(this.title, sign, h("h1", {}, this.isDirect ? this.bot.name : this.place.name));
    this.strip.setAttribute("aria-label", say(this.locale, "actingAs"));
    refill(
      this.strip,
      this.house.people.map((one) => this.face(one)),
    );
    refill(this.tools, this.app.tools(this));
  }

  face(one) {
    const own = one.id === this.as;
    const label = say(this.locale, "actAs", { name: one.name });
    const badge = one.mentions && !own ? h("span", { class: "badge" }, String(one.mentions)) : null;
    const props = {
      type: "button",
      class: "face",
      "aria-pressed": String(own),
      "aria-label": badge
        ? `${label}, ${say(this.locale, "mute", { count: one.mentions })}`
        : label,
      title: label,
      "data-key": `face-${one.id}`,
      onclick: () => this.become(one.id),
    };
    return h(
      "button",
      props,
      avatar(one, "small"),
      own && h("span", { class: "face-name" }, one.name),
      badge,
    );
  }

  showForm() {
    const modal = this.record.modal;
    const written = JSON.stringify([modal, this.as]);
    if (written === this.formWritten) return;
    this.formWritten = written;
    if (this.form) {
      closeMenus(this.form);
      this.form.remove();
    }
    this.form = modal
      ? formElement(modal, {
          locale: this.locale,
          reader: this.reader,
          people: this.people,
          submit: (values) => this.submit(values),
          close: () => this.tried(act({ do: "close-form", as: this.as })),
        })
      : null;
    if (!this.form) return;
    this.element.append(this.form);
    this.form.querySelector(".form-parts button, .form-parts input, .form-parts textarea")?.focus();
  }

  async submit(values) {
    const complaint = this.form.querySelector(".failed");
    try {
      await act({ do: "submit", as: this.as, values });
    } catch (error) {
      complaint.textContent = error.message;
      complaint.hidden = false;
    }
  }

  /** A quiet word when somebody is called elsewhere. */
  tellMentions() {
    const counts = new Map(
      [...this.channels, this.record.direct].filter(Boolean).map((place) => [place.id, place]),
    );
    for (const [id, place] of counts) {
      const before = this.mentions?.get(id) ?? (this.mentions ? 0 : place.mentions);
      const own = Date.now() - (this.pressed ?? 0) < OWN_MILLISECONDS;
      if (place.mentions > before && id !== this.in && !own) this.called(place);
    }
    this.mentions = new Map([...counts].map(([id, place]) => [id, place.mentions]));
  }

  called(place) {
    const direct = place.id === this.record.direct?.id;
    const words = direct
      ? say(this.locale, "wrote", { who: this.bot.name })
      : say(this.locale, "mentioned", { place: `#${place.name}` });
    this.notice(words, () => this.go(place.id));
  }

  notice(words, go = null) {
    const leave = () => box.remove();
    const box = h(
      go ? "button" : "div",
      {
        class: "notice",
        type: go ? "button" : null,
        onclick: () => {
          leave();
          go?.();
        },
      },
      words,
    );
    [...this.notices.children]
      .filter((one) => one.textContent === words)
      .forEach((one) => one.remove());
    this.notices.append(box);
    setTimeout(leave, 6000);
  }

  markRead() {
    const newest = this.list?.messages.at(-1);
    if (!newest || newest === this.read || document.hidden || !this.place.unread) return;
    this.read = newest;
    act({ do: "read", as: this.as, in: this.in, message: newest }).catch(() => {});
  }
}

export function places(server) {
  return server.channels.flatMap((channel) => [channel, ...channel.threads]);
}
