import { useState } from 'react';
import { useRepeatWhileShown } from '../../connection/useRepeatWhileShown.js';
import { graphql } from '../../gql/gql.js';
import { useAction } from '../../lib/useAction.js';
import { useRequestKey } from '../../lib/useRequestKey.js';
import { useSingleRun } from '../../lib/useSingleRun.js';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { choiceKey, type BookingChoice } from './bookingChoice.js';
import type { KeptTime } from './bookingDraft.js';
import type { BookingStep } from './bookingStep.js';

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
          ...CancellationTerms_terms
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
  /** The step that is shown. */
  step: BookingStep;
}

/** What is to be done before another time is kept. @returns why it cannot be kept; empty when it can */
export type MakeRoom = (release: (holdId: string) => Promise<void>) => Promise<string>;

/** Keeps a time on the server. One at a time: a second click while the first is under way does nothing. */
export function useKeepTime({ practiceId, timeZone, step }: KeepTimeOptions) {
  const context = useRepeatWhileShown(step);
  const options = { failure: CONNECTION_MESSAGE, shown: 'inline', mutation: { context } } as const;
  const { run: holdSlot, clear, ...held } = useAction(HoldSlot, options);
  const { run: releaseSlot } = useAction(ReleaseSlot, options);
  const [refusal, setRefusal] = useState('');
  const keyOf = useRequestKey();

  const hold = async (choice: BookingChoice, startsAt: string): Promise<KeptTime | undefined> => {
    const locationId = choice.place?.id ?? '';
    const { packageToken = null } = choice;
    const wanted = { practiceId, serviceIds: [...choice.serviceIds], locationId, startsAt, timeZone, packageToken };
    const { payload } = await holdSlot({ input: { ...wanted, idempotencyKey: keyOf(wanted) } });
    // The request has its answer: the next one for the same time is another.
    if (payload) keyOf.forget();
    const made = payload?.hold;
    return made ? { ...made, holdId: made.id, choice: choiceKey(choice) } : undefined;
  };

  /** A failed release does not matter: the hold expires. */
  const release = async (holdId: string) => void (await releaseSlot({ input: { holdId } }));

  const { run, current } = useSingleRun(async ({ choice, startsAt, makeRoom }: Wanted) => {
    clear();
    setRefusal('');
    const reason = await makeRoom(release);
    setRefusal(reason);
    return reason ? undefined : hold(choice, startsAt);
  });
  /** @returns the kept time; undefined where there is none, the reason being `problem` */
  const keep = (choice: BookingChoice, startsAt: string, makeRoom: MakeRoom) => run({ choice, startsAt, makeRoom });
  return { keep, keeping: current?.startsAt, problem: refusal || held.message };
}

interface Wanted {
  choice: BookingChoice;
  startsAt: string;
  makeRoom: MakeRoom;
}
