import { useRef } from 'react';
import { graphql } from '../../../gql/gql.js';
import type { BookableEventInput } from '../../../gql/graphql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useRequestKey } from '../../../lib/useRequestKey.js';
import { refusalWith, useAction, type ActionOutcome } from '../../../lib/useAction.js';
import { useOverlapQuestion } from '../event-form/useOverlapQuestion.js';
import { ON_CALENDAR } from './eventWording.js';

const UpsertBookableEvent = graphql(`
  mutation UpsertBookableEvent($event: BookableEventInput!) {
    upsertBookableEvent(event: $event) {
      result
      errors {
        code
        message
        field
      }
      bookableEvent {
        id
        name
        version
        ...GroupEventForm_event
      }
    }
  }
`);

type SavedEvent = Omit<BookableEventInput, 'id' | 'idempotencyKey' | 'version' | 'allowOverlap'>;

/** Saves the event as the form saw it: what another tab did meanwhile is not undone unseen. @param event none for a new one */
export function useSaveGroupEvent(event?: { id: string; version: number }, wording = ON_CALENDAR) {
  const keyOf = useRequestKey();
  const seen = useRef(event?.version);
  const { save: savePlaced, dialog } = useOverlapQuestion();
  const upsert = useAction(UpsertBookableEvent, {
    success: ({ bookableEvent }) => wording.saved(bookableEvent?.name ?? ''),
    failure: 'There was an error saving your event',
    reasons: 'appended',
    unknownReason: 'please try again.',
    fields: ['name', 'description', 'instructions', 'locationId', 'capacity', 'amountCents'],
    shown: 'inline',
    mutation: refetchAffected('practiceBookableEvents', 'scheduledEvents'),
  });
  const save = (input: SavedEvent): Promise<ActionOutcome> =>
    savePlaced(async (allowOverlap) => {
      const target = event
        ? { id: event.id, version: seen.current ?? event.version }
        : { idempotencyKey: keyOf(input) };
      const outcome = await upsert.run({ event: { ...input, ...target, allowOverlap } });
      // The refusal brought the newer one into the form.
      if (!outcome.ok && refusalWith(outcome, 'changed_meanwhile')) {
        seen.current = outcome.payload?.bookableEvent?.version;
      }
      return outcome;
    });
  return { save, pending: upsert.pending, dialog };
}
