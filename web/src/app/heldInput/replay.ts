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

/**
 * Replays the input from before the page listened, in the same order: React has hydrated the elements by then. Skips
 * elements that React has replaced.
 */
export async function replayHeldInput(): Promise<void> {
  const held = globalThis.heldInput;
  if (!held) return;
  held.stop();
  globalThis.heldInput = undefined;
  watchPresses();
  const deadline = performance.now() + PATIENCE_MS;
  for (const [field, typed] of held.typed) await retype(field, typed, deadline);
  if (held.pressed) await redo(held.pressed, deadline);
}

/** A press on a part that is not hydrated yet stops at the React root: repeats it until the part receives it. */
function watchPresses(): void {
  const watch = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || redone.has(button)) return;
    let heard = false;
    const hear = (): void => void (heard = true);
    button.addEventListener('click', hear, true);
    setTimeout(() => {
      button.removeEventListener('click', hear, true);
      // A listener that called preventDefault() has handled the press.
      if (!heard && !event.defaultPrevented) void redo(button, performance.now() + PATIENCE_MS);
    });
  };
  window.addEventListener('click', watch, true);
  setTimeout(() => window.removeEventListener('click', watch, true), WATCH_MS);
}

/** Whose press is being done again: further presses of theirs are the same one. */
const redone = new WeakSet<HTMLElement>();

async function redo(pressed: HTMLButtonElement | HTMLFormElement, deadline: number): Promise<void> {
  redone.add(pressed);
  await untilHeard(pressed, deadline, () => press(pressed));
  redone.delete(pressed);
}

function press(pressed: HTMLButtonElement | HTMLFormElement): void {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}

async function retype(field: Field, typed: Typed, deadline: number): Promise<void> {
  if (field instanceof HTMLInputElement && field.type === 'file') return;
  const enter = isSwitch(field) ? () => tick(field, typed.checked === true) : () => write(field, typed.value);
  await untilHeard(field, deadline, enter);
  // A form that was hydrated by the event itself has put its own first value there.
  if (!isSwitch(field) && field.isConnected && field.value !== typed.value) write(field, typed.value);
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
    act();
    if (heard || performance.now() > deadline) break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  for (const type of types) element.removeEventListener(type, hear);
}
