import { useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
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
        freeCancellationUntil
        cancellationTerms {
          text
          lateHours
          lateFeePercent
          lateFeeCents
          noShowFeePercent
        }
        lines {
          name
          amountCents
          addOn
          customPrice
        }
        package {
          id
          name
          numberOfSessions
          sessionsRemaining
        }
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
}

/** What is to be done before another time is kept. @returns why it cannot be kept; empty when it can */
export type MakeRoom = (release: (holdId: string) => Promise<void>) => Promise<string>;

/** Keeps a time on the server. One at a time: a second click while the first is under way does nothing. */
export function useKeepTime({ practiceId, timeZone }: KeepTimeOptions) {
  const [holdSlot] = useMutation(HoldSlot);
  const [releaseSlot] = useMutation(ReleaseSlot);
  const [keeping, setKeeping] = useState<string>();
  const [problem, setProblem] = useState('');
  const busy = useRef(false);
  /** The request whose answer did not come: asked for again, it is the same request. */
  const unanswered = useRef<{ what: string; key: string }>(undefined);

  const hold = async (choice: BookingChoice, startsAt: string): Promise<KeptTime | undefined> => {
    const locationId = choice.place?.id ?? '';
    const { packageToken = null } = choice;
    const wanted = { practiceId, serviceIds: [...choice.serviceIds], locationId, startsAt, timeZone, packageToken };
    const what = JSON.stringify(wanted);
    if (unanswered.current?.what !== what) unanswered.current = { what, key: crypto.randomUUID() };
    const { data } = await holdSlot({ variables: { input: { ...wanted, idempotencyKey: unanswered.current.key } } });
    if (data) unanswered.current = undefined;
    const made = data?.holdSlot.hold;
    if (made) return { ...made, holdId: made.id, choice: choiceKey(choice) };
    setProblem(data ? data.holdSlot.errors.map(({ message }) => message).join(' ') : CONNECTION_MESSAGE);
    return undefined;
  };

  /** Whether giving it back works does not matter: it would lapse by itself. */
  const release = async (holdId: string) => void (await releaseSlot({ variables: { input: { holdId } } }));

  /** @returns the kept time; undefined where there is none, the reason being `problem` */
  const keep = async (choice: BookingChoice, startsAt: string, makeRoom: MakeRoom): Promise<KeptTime | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setKeeping(startsAt);
    setProblem('');
    try {
      const refusal = await makeRoom(release);
      if (!refusal) return await hold(choice, startsAt);
      setProblem(refusal);
      return undefined;
    } finally {
      busy.current = false;
      setKeeping(undefined);
    }
  };

  return { keep, keeping, problem };
}
