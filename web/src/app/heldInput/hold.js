/**
 * Stands in the page itself, before all other scripts (vite.config.ts): keeps what somebody presses and types while nothing
 * listens yet, for replay.ts. A form without an address of its own is not sent by the browser, which would write its fields,
 * a password among them, into the address of the page.
 */
(() => {
  const held = { pressed: undefined, typed: new Map(), stop };
  const keepPressed = (event) => {
    const pressed = event.type === 'submit' ? event.target : event.target.closest('button');
    const form = pressed?.form ?? pressed;
    if (!pressed || form.hasAttribute('action')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.pressed = pressed;
  };
  const keepTyped = (event) => {
    const { value, checked } = event.target;
    event.stopImmediatePropagation();
    held.typed.set(event.target, { value, checked });
  };
  const listeners = { click: keepPressed, submit: keepPressed, input: keepTyped, change: keepTyped };
  for (const type in listeners) globalThis.addEventListener(type, listeners[type], true);
  function stop() {
    for (const type in listeners) globalThis.removeEventListener(type, listeners[type], true);
  }
  globalThis.heldInput = held;
})();
