import { useRef } from 'react';
import { graphql } from '../../../gql/gql.js';
import type { UpsertPersonalEventMutationVariables } from '../../../gql/graphql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useRequestKey } from '../../../lib/useRequestKey.js';
import { refusalWith, useAction, type ActionOutcome } from '../../../lib/useAction.js';
import { useOverlapQuestion } from '../event-form/useOverlapQuestion.js';

const UpsertPersonalEvent = graphql(`
  mutation UpsertPersonalEvent(
    $name: String!
    $allDay: Boolean
    $startsAt: DateTime!
    $endsAt: DateTime!
    $timeZone: String!
    $id: ID
    $version: Int
    $idempotencyKey: ID
    $allowOverlap: Boolean
  ) {
    upsertPersonalEvent(
      name: $name
      allDay: $allDay
      startsAt: $startsAt
      endsAt: $endsAt
      timeZone: $timeZone
      id: $id
      version: $version
      idempotencyKey: $idempotencyKey
      allowOverlap: $allowOverlap
    ) {
      result
      errors {
        code
        message
        field
      }
      personalEvent {
        id
        name
        startsAt
        endsAt
        allDay
        timeZone
        version
      }
    }
  }
`);

export interface EditedPersonalEvent {
  id: string;
  name: string;
  startsAt: string;
  endsAt: string;
  allDay: boolean;
  timeZone: string;
  version: number;
}

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

type SavedEvent = Omit<UpsertPersonalEventMutationVariables, 'id' | 'version' | 'idempotencyKey' | 'allowOverlap'>;

/** Saves the event as it was seen: what another tab did meanwhile is not undone unseen. @param event none for a new one */
export function useSavePersonalEvent(event: EditedPersonalEvent | undefined) {
  const keyOf = useRequestKey();
  const seenVersion = useRef(event?.version);
  const { save: savePlaced, dialog } = useOverlapQuestion();
  const upsert = useAction(UpsertPersonalEvent, {
    success: event ? 'Personal event updated successfully.' : 'Personal event created successfully.',
    failure: UNEXPECTED,
    fields: ['name'],
    shown: 'inline',
    mutation: refetchAffected('personalEvents'),
  });
  const save = (values: SavedEvent): Promise<ActionOutcome> =>
    savePlaced(async (allowOverlap) => {
      const target = event ? { id: event.id, version: seenVersion.current ?? null } : { idempotencyKey: keyOf(values) };
      const outcome = await upsert.run({ ...values, ...target, allowOverlap });
      // The refusal brought the newer one into the form.
      if (!outcome.ok && refusalWith(outcome, 'changed_meanwhile')) {
        seenVersion.current = outcome.payload?.personalEvent?.version;
      }
      return outcome;
    });
  return { save, pending: upsert.pending, dialog };
}
