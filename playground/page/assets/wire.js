// The socket to the playground: records come in, requests go out and are answered.

const records = new Map();
const answers = new Map();
let socket = null;
let number = 0;
let subscription = null;
let heard = () => {};
let stateChanged = () => {};

export const get = (key) => records.get(key);

export function connect(onRecords, onState) {
  heard = onRecords;
  stateChanged = onState;
  open();
}

function open() {
  socket = new WebSocket(`ws://${location.host}/page/live`);
  socket.addEventListener("open", () => {
    records.clear();
    stateChanged(true);
    send({ subscription: subscription ?? { panes: [] } });
  });
  socket.addEventListener("message", (event) => take(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    stateChanged(false);
    answers.forEach((answer) => answer.reject(new Error("offline")));
    answers.clear();
    setTimeout(open, 700);
  });
}

function send(frame) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
}

function take(frame) {
  if (frame.number !== undefined) {
    const answer = answers.get(frame.number);
    answers.delete(frame.number);
    if ("no" in frame) answer?.reject(new Error(frame.no));
    else answer?.resolve(frame.yes);
    return;
  }
  frame.drop.forEach((key) => records.delete(key));
  Object.entries(frame.set).forEach(([key, value]) => records.set(key, value));
  heard();
}

/** What this tab wants to see from now on. */
export function look(panes, diagnostics) {
  subscription = { panes, diagnostics };
  send({ subscription });
}

/** act({do: "press", as: …, message: …, control: …}) resolves with the answer. */
export function act(request) {
  number += 1;
  const mine = number;
  return new Promise((resolve, reject) => {
    answers.set(mine, { resolve, reject });
    send({ number: mine, request });
    if (socket?.readyState !== WebSocket.OPEN) {
      answers.delete(mine);
      reject(new Error("offline"));
    }
  });
}
