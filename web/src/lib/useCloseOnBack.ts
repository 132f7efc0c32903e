import { useEffect, useEffectEvent } from 'react';

interface Layer {
  close: () => void;
}

/** What is open over the page, the topmost last. Each has a step of the history, of which `layers` says how many there are. */
const layers: Layer[] = [];
/** A step back is on its way that closes nothing. */
let stepping = false;
let listening = false;

/**
 * Back closes what lies over the page, such as a menu on a phone, and does not leave the page. What has an address of its own
 * (lib/openedHere.ts) is left out: Back closes that already.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || 'openedHere' in stateOfStep()) return;
    const layer = { close: () => close() };
    layers.push(layer);
    listen();
    // Later: one layer may take the place of another, and what is opened by a link has its step after that of the link.
    setTimeout(adjust);
    return () => {
      const at = layers.indexOf(layer);
      if (at >= 0) layers.splice(at, 1);
      setTimeout(adjust);
    };
  }, [open]);
}

function stateOfStep(): { layers?: number } {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

const steps = () => stateOfStep().layers ?? 0;

/** As many steps as there are layers. */
function adjust(): void {
  if (stepping) return;
  for (let count = steps() + 1; count <= layers.length; count += 1) {
    window.history.pushState({ ...stateOfStep(), layers: count }, '');
  }
  if (steps() > layers.length) {
    stepping = true;
    window.history.go(layers.length - steps());
  }
}

function listen(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('popstate', () => {
    if (stepping) {
      stepping = false;
      adjust();
    } else {
      for (const layer of layers.splice(steps()).reverse()) layer.close();
    }
  });
}
