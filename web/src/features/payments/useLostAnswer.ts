import { useState } from 'react';

/**
 * A payment whose response was lost. Once `LostAnswer` has found that it did not go through, it is sent again by itself;
 * when that fails as well, the client decides.
 */
export function useLostAnswer(sendAgain: () => void) {
  const [lost, setLost] = useState(false);
  const [sentAgain, setSentAgain] = useState(false);
  const onUnpaid = () => {
    setSentAgain(true);
    setLost(false);
    sendAgain();
  };
  return {
    lost,
    onUnanswered: () => setLost(true),
    onUnpaid: sentAgain ? undefined : onUnpaid,
    /** The client goes back to the payment, or the payment has a response. */
    reset: () => {
      setSentAgain(false);
      setLost(false);
    },
  };
}
