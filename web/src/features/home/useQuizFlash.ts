import { useEffect } from 'react';
import { dismissToast, showToast } from '../../lib/toasts.js';

/** Delay of flash messages (spec client §9): a visitor who is still on the page may need help. */
const SHOWN_AFTER_MS = 10_000;
const STAYS_MS = 15_000;
const ONCE = 'yarrow.quiz-flash';

/** Offers the quiz to visitors who are still on the page after ten seconds, once per tab. */
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
