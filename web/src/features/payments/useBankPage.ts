import { useEffect, useRef, useState } from 'react';
import { CardRefusal } from './cardProvider.js';

const POLL_MS = 1000;

/**
 * The bank's page in a tab of its own, opened by a click (browsers block other windows), and the wait for its outcome.
 */
export function useBankPage() {
  const [page, setPage] = useState<string>();
  const stopped = useRef(false);
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);

  /**
   * Waits until the bank no longer needs the client.
   * @param lookup the bank's page while it does
   * @throws CardRefusal when the bank refuses or the client gives up
   */
  const authenticate = async (lookup: () => Promise<string | undefined>): Promise<void> => {
    stopped.current = false;
    try {
      let url = await lookup();
      while (url !== undefined) {
        setPage(url);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        if (stopped.current) throw new CardRefusal("Your bank didn't confirm the card. Try again or use another one.");
        url = await lookup();
      }
    } finally {
      setPage(undefined);
    }
  };

  const giveUp = () => {
    stopped.current = true;
  };

  return { page, authenticate, giveUp };
}
