import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

/** A panel that opens by its button and closes by Escape, a click or the focus elsewhere, or going to another page. */
export function useDisclosure<E extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const container = useRef<E>(null);
  const [path] = useLocation();

  useEffect(() => setOpen(false), [path]);
  useEffect(() => {
    if (!open) return undefined;
    const onElsewhere = (event: Event) => {
      if (!container.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      container.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return { open, setOpen, container };
}
