import { useEffect, useRef, useState } from 'react';
import { CardRefusal } from './cardProvider.js';
import { bankPageOf, type SandboxStripe } from './sandboxStripe.js';

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

  /** Waits until the intent no longer needs the client. @throws CardRefusal when the bank refuses or the client gives up */
  const authenticate = async (api: SandboxStripe, clientSecret: string): Promise<void> => {
    stopped.current = false;
    try {
      let url = bankPageOf(await api.retrieve(clientSecret));
      while (url !== undefined) {
        setPage(url);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        if (stopped.current)
          throw new CardRefusal('Your bank did not confirm the card. Please try again or use another.');
        url = bankPageOf(await api.retrieve(clientSecret));
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
