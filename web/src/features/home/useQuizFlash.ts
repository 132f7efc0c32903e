import { useEffect } from 'react';
import { dismissToast, showToast } from '../../lib/toasts.js';

/** Flash messages come after that long (spec client §9): whoever is still here may want a hand. */
const SHOWN_AFTER_MS = 10_000;
const STAYS_MS = 15_000;
const ONCE = 'yarrow.quiz-flash';

/** Offers the quiz to somebody who is still looking around after ten seconds, once in a tab's life. */
export function useQuizFlash(): void {
  useEffect(() => {
    if (sessionStorage.getItem(ONCE)) return;
    let shown: number | undefined;
    const timer = setTimeout(() => {
      sessionStorage.setItem(ONCE, 'shown');
      const link = { href: '/quiz', label: 'Take the short quiz' };
      shown = showToast('Not sure what would help?', 'info', STAYS_MS, link);
    }, SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      if (shown !== undefined) dismissToast(shown);
    };
  }, []);
}
