import { useState } from 'react';

/** Navigates to a provider's own page; the button stays busy until the page unloads. */
export function useLeaving() {
  const [gone, setGone] = useState(false);
  const leave = (url: string | null | undefined) => {
    if (!url) return;
    setGone(true);
    window.location.assign(url);
  };
  return [gone, leave] as const;
}
