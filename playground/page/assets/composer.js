// Where people type: chat, and slash commands with their options.

import { act } from "./wire.js";
import { CommandLine } from "./command-line.js";
import { begun, leaves, matching } from "./commands.js";
import { h } from "./dom.js";
import { avatar, icon } from "./icons.js";
import { Suggestions } from "./suggestions.js";
import { say } from "./words.js";

export class Composer {
  /** `pane` tells who types where, which commands there are, and how to complain. */
  constructor(pane) {
    this.pane = pane;
    this.suggestions = new Suggestions();
    this.field = h("textarea", {
      class: "entry",
      rows: 1,
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      autocomplete: "off",
      spellcheck: "false",
      maxlength: 2000,
      "data-key": "entry",
    });
    this.field.addEventListener("input", () => this.typed());
    this.field.addEventListener("keydown", (event) => this.key(event));
    this.field.addEventListener("blur", () => this.suggestions.hide());
    this.field.addEventListener("focus", () => this.field.value.startsWith("/") && this.typed());
    this.send = h(
      "button",
      { type: "button", class: "round send", onclick: () => this.submit() },
      icon("send"),
    );
    this.slash = h(
      "button",
      { type: "button", class: "round slash", onclick: () => this.start("/") },
      icon("slash"),
    );
    this.bar = h("div", { class: "composer-bar" }, this.slash, this.field, this.send);
    this.complaint = h("div", { class: "complaint", role: "alert", hidden: true });
    this.element = h(
      "div",
      { class: "composer" },
      this.suggestions.element,
      this.complaint,
      this.bar,
    );
    this.line = null;
  }

  get commands() {
    return leaves(this.pane.commands, this.pane.locale);
  }

  update() {
    const { locale, placeName, says } = this.pane;
    const hint = says ? say(locale, "messageTo", { place: placeName }) : say(locale, "cannotSay");
    this.field.placeholder = hint;
    this.field.setAttribute("aria-label", hint);
    this.field.disabled = !says;
    this.send.setAttribute("aria-label", say(locale, "send"));
    this.slash.setAttribute("aria-label", say(locale, "commands"));
  }

  /** Another person or another channel: what was half typed belongs to the other one. */
  reset() {
    this.leaveLine();
    this.field.value = "";
    this.grow();
    this.suggestions.hide();
    this.complain("");
  }

  focus() {
    if (this.line) this.line.focus();
    else this.field.focus({ preventScroll: true });
  }

  start(text) {
    this.leaveLine();
    this.field.value = text;
    this.field.focus();
    this.typed();
  }

  /** Begin a command by its registered name, as a mention of it or the suggestion does. */
  begin(name) {
    const command = this.commands.find((one) => one.line === name || one.name === name);
    if (command) this.enterLine(command, "");
    else this.start(`/${name}`);
  }

  typed() {
    this.grow();
    this.complain("");
    const text = this.field.value;
    if (!text.startsWith("/")) return this.suggestions.hide();
    const found = begun(this.commands, text.slice(1));
    if (found) return this.enterLine(found.command, found.rest);
    const items = matching(this.commands, text.slice(1)).map((command) => this.item(command));
    return this.suggestions.show(
      this.field,
      say(this.pane.locale, "commands"),
      items,
      say(this.pane.locale, "noCommand"),
    );
  }

  item(command) {
    const bot = this.pane.bot;
    return {
      label: `/${command.name}`,
      description: command.description,
      picture: avatar({ ...bot, bot: true }, "small"),
      note: bot.name,
      pick: () => this.enterLine(command, ""),
    };
  }

  key(event) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Escape") this.suggestions.hide();
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.submit();
    }
  }

  grow() {
    this.field.style.height = "auto";
    this.field.style.height = `${Math.min(this.field.scrollHeight, 160)}px`;
  }

  submit() {
    if (this.line) return this.line.submit();
    const text = this.field.value.trim();
    if (!text || text.startsWith("/")) return undefined;
    this.field.value = "";
    this.grow();
    return this.doing(act({ do: "say", as: this.pane.as, in: this.pane.in, text }));
  }

  enterLine(command, rest) {
    this.suggestions.hide();
    this.leaveLine();
    this.field.value = "";
    if (!command.options.length) return this.run(command, {});
    this.line = new CommandLine(this, command, rest);
    this.bar.replaceChildren(this.line.element, this.send);
    return this.line.focus();
  }

  leaveLine() {
    if (!this.line) return;
    this.line = null;
    this.bar.replaceChildren(this.slash, this.field, this.send);
  }

  run(command, values) {
    this.leaveLine();
    this.suggestions.hide();
    this.field.focus({ preventScroll: true });
    this.pane.stick();
    return this.doing(
      act({ do: "type", as: this.pane.as, in: this.pane.in, line: command.line, values }),
    );
  }

  async doing(request) {
    try {
      await request;
      this.complain("");
    } catch (error) {
      this.complain(error.message);
    }
  }

  complain(words) {
    this.complaint.textContent = words;
    this.complaint.hidden = !words;
  }
}
