import { useRef, useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../gql/gql.js';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { choiceKey, type BookingChoice } from './bookingChoice.js';
import type { KeptTime } from './bookingDraft.js';

const HoldSlot = graphql(`
  mutation HoldSlot($input: HoldSlotInput!) {
    holdSlot(input: $input) {
      result
      errors {
        code
        message
      }
      hold {
        id
        startsAt
        expiresAt
        amountCents
        paymentRequirement
      }
    }
  }
`);

const ReleaseSlot = graphql(`
  mutation ReleaseSlot($input: ReleaseSlotInput!) {
    releaseSlot(input: $input) {
      result
    }
  }
`);

export interface KeepTimeOptions {
  practiceId: string;
  timeZone: string;
  /** The time that is kept so far; it is given back first. */
  kept: KeptTime | undefined;
  onKept: (kept: KeptTime) => void;
  /** The time is gone, for somebody else was faster or it is too late. */
  onRefused: () => void;
}

/** Keeps a time on the server. One at a time: a second click while the first is under way does nothing. */
export function useKeepTime({ practiceId, timeZone, kept, onKept, onRefused }: KeepTimeOptions) {
  const [, holdSlot] = useMutation(HoldSlot);
  const [, releaseSlot] = useMutation(ReleaseSlot);
  const [keeping, setKeeping] = useState<string>();
  const [problem, setProblem] = useState('');
  const busy = useRef(false);

  const hold = async (choice: BookingChoice, startsAt: string) => {
    // A time kept before may be the very reason why this one is not free. Whether giving it back works does not matter.
    if (kept && Date.parse(kept.expiresAt) > Date.now()) await releaseSlot({ input: { holdId: kept.holdId } });
    const locationId = choice.place?.id ?? '';
    const input = { practiceId, serviceIds: [...choice.serviceIds], locationId, startsAt, timeZone };
    const { data } = await holdSlot({ input });
    if (!data) return setProblem(CONNECTION_MESSAGE);
    const made = data.holdSlot.hold;
    if (made) return onKept({ ...made, holdId: made.id, choice: choiceKey(choice) });
    setProblem(data.holdSlot.errors.map(({ message }) => message).join(' '));
    onRefused();
  };

  const keep = async (choice: BookingChoice, startsAt: string) => {
    if (busy.current) return;
    busy.current = true;
    setKeeping(startsAt);
    setProblem('');
    try {
      await hold(choice, startsAt);
    } finally {
      busy.current = false;
      setKeeping(undefined);
    }
  };

  return { keep, keeping, problem };
}
