/**
 * Inlined in the page before all other scripts (vite.config.ts): records presses and typed text until the page listens,
 * for replay.ts. Keeps the browser from submitting a form without an `action`, which would write its fields, such as a
 * password, into the URL of the page.
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
