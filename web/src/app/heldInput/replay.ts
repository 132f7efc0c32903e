type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Typed {
  value: string;
  /** Of a checkbox or a radio button only. */
  checked?: boolean;
}

/** What hold.js has kept. */
interface HeldInput {
  /** The last button; a form where Enter sent one that has no button. */
  pressed: HTMLButtonElement | HTMLFormElement | undefined;
  /** In the order in which the fields were first changed. */
  typed: Map<Field, Typed>;
  /** Ends the keeping. */
  stop(): void;
}

declare global {
  var heldInput: HeldInput | undefined;
}

/** Maximum wait for a part of the page whose script is still loading; on a slow connection this takes seconds. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;
/** How long after the page listens some of its parts may still be coming. */
const WATCH_MS = PATIENCE_MS;

/** Fields whose text waits to be written again, with their last text. */
const waiting = new Map<Field, Typed>();
/** Buttons whose press waits to be repeated: further presses of theirs are the same one. */
const pressedAgain = new WeakSet<HTMLElement>();
/** The end of what is being replayed: one after the other, as it was entered. */
let queue = Promise.resolve();
/** An event of our own is being dispatched. */
let replaying = false;

/**
 * Replays the input from before the page listened, in the same order: React has hydrated the elements by then. Skips
 * elements that React has replaced. Then watches for input into parts that are not hydrated yet.
 */
export async function replayHeldInput(): Promise<void> {
  const held = globalThis.heldInput;
  if (!held) return;
  held.stop();
  globalThis.heldInput = undefined;
  for (const [field, typed] of held.typed) retypeLater(field, typed);
  if (held.pressed) pressLater(held.pressed);
  watchInput();
  await queue;
}

/** An event for a part that is not hydrated yet stops at the React root: repeats it once the part receives it. */
function watchInput(): void {
  const onInput = (event: Event): void => {
    const field = event.target;
    if (replaying || !isField(field)) return;
    const typed = typedInto(field);
    if (waiting.has(field)) waiting.set(field, typed);
    else whenUnheard(event, field, () => retypeLater(field, typed));
  };
  const onClick = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (replaying || !button || pressedAgain.has(button)) return;
    if ([...waiting.keys()].some(({ form }) => form !== null && form === button.form)) {
      // Its form does not have the text yet.
      event.preventDefault();
      event.stopImmediatePropagation();
      pressLater(button);
    } else whenUnheard(event, button, () => pressLater(button));
  };
  const options = { capture: true, signal: AbortSignal.timeout(WATCH_MS) };
  window.addEventListener('input', onInput, options);
  window.addEventListener('click', onClick, options);
}

function whenUnheard(event: Event, element: HTMLElement, act: () => void): void {
  let heard = false;
  const hear = (): void => void (heard = true);
  element.addEventListener(event.type, hear, true);
  setTimeout(() => {
    element.removeEventListener(event.type, hear, true);
    // A listener that called preventDefault() has handled it.
    if (!heard && !event.defaultPrevented) act();
  });
}

function retypeLater(field: Field, typed: Typed): void {
  if (field instanceof HTMLInputElement && field.type === 'file') return;
  const known = waiting.has(field);
  waiting.set(field, typed);
  if (known) return;
  enqueue(async (deadline) => {
    await retype(field, deadline);
    waiting.delete(field);
  });
}

function pressLater(pressed: HTMLButtonElement | HTMLFormElement): void {
  if (pressedAgain.has(pressed)) return;
  pressedAgain.add(pressed);
  enqueue(async (deadline) => {
    await untilHeard(pressed, deadline, () => press(pressed));
    pressedAgain.delete(pressed);
  });
}

function enqueue(replay: (deadline: number) => Promise<void>): void {
  const deadline = performance.now() + PATIENCE_MS;
  queue = queue.then(() => replay(deadline));
}

function press(pressed: HTMLButtonElement | HTMLFormElement): void {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}

async function retype(field: Field, deadline: number): Promise<void> {
  const enter = () => {
    const { value, checked } = waiting.get(field)!;
    if (isSwitch(field)) tick(field, checked === true);
    else write(field, value);
  };
  await untilHeard(field, deadline, enter);
  // A form that was hydrated by the event itself has put its own first value there.
  if (!isSwitch(field) && field.isConnected && field.value !== waiting.get(field)!.value) dispatch(enter);
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

function typedInto(field: Field): Typed {
  return isSwitch(field) ? { value: field.value, checked: field.checked } : { value: field.value };
}

function dispatch(act: () => void): void {
  replaying = true;
  act();
  replaying = false;
}

function isSwitch(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

function tick(field: HTMLInputElement, checked: boolean): void {
  if (field.type === 'radio' && !checked) return;
  field.checked = !checked;
  field.click();
}

/** As typing does it: React compares with what was assigned through its own property of the element. */
function write(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React stops an event at the root until its target is hydrated: until then the element does not receive it. */
async function untilHeard(element: HTMLElement, deadline: number, act: () => void): Promise<void> {
  let heard = false;
  const hear = () => {
    heard = true;
  };
  const types = ['click', 'submit', 'input'];
  for (const type of types) element.addEventListener(type, hear);
  while (element.isConnected && !heard) {
    dispatch(act);
    if (heard || performance.now() > deadline) break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  for (const type of types) element.removeEventListener(type, hear);
}
