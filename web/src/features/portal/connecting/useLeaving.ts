import { useState } from 'react';

/** Takes the browser to a provider's own page; the button stays busy until it is gone. */
export function useLeaving() {
  const [gone, setGone] = useState(false);
  const leave = (url: string | null | undefined) => {
    if (!url) return;
    setGone(true);
    window.location.assign(url);
  };
  return [gone, leave] as const;
}
