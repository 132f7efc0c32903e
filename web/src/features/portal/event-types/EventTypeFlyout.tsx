import { graphql } from '../../../gql/gql.js';
import type { EventTypeOfPracticeFragment } from '../../../gql/graphql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useRequestKey } from '../../../lib/useRequestKey.js';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { useAction } from '../../../lib/useAction.js';
import { EventTypeFields } from './EventTypeFields.js';
import type { EventsPractice } from './eventTypes.js';
import { eventTypeInput, eventTypeRules, NEW_EVENT_TYPE, valuesOf } from './eventTypeValues.js';

const UpsertBookableEventType = graphql(`
  mutation UpsertBookableEventType($input: BookableEventTypeInput!) {
    upsertBookableEventType(input: $input) {
      result
      errors {
        message
        field
      }
      bookableEventType {
        id
        name
        ...EventTypeOfPractice
      }
    }
  }
`);

export interface EventTypeFlyoutProps {
  /** Undefined for a new one. */
  type: EventTypeOfPracticeFragment | undefined;
  practice: EventsPractice;
  /** Called with the id of a new one. */
  onCreated: (id: string) => void;
  onClose: () => void;
}

/** The form of a kind of group event (spec portal-configuration §2, §5). */
export function EventTypeFlyout({ type, practice, onCreated, onClose }: EventTypeFlyoutProps) {
  const keyOf = useRequestKey();
  const upsert = useAction(UpsertBookableEventType, {
    success: ({ bookableEventType: saved }) => `Your event type '${saved?.name ?? ''}' was saved successfully`,
    failure: 'There was an error saving your event type',
    reasons: 'appended',
    fields: ['name', 'slug', 'locationId', 'description', 'instructions', 'duration', 'amountCents', 'capacity'],
    shown: 'inline',
    mutation: refetchAffected('bookableEventTypes'),
    onSuccess: ({ bookableEventType: saved }) => !type && saved && onCreated(saved.id),
  });
  return (
    <FlyoutForm
      open
      title={type ? 'Edit event type' : 'Create event type'}
      original={type ? valuesOf(type) : NEW_EVENT_TYPE}
      schema={eventTypeRules}
      onClose={onClose}
      onSave={(values) => {
        const input = eventTypeInput(values);
        return upsert.run({ input: type ? { id: type.id, ...input } : { ...input, idempotencyKey: keyOf(input) } });
      }}
    >
      {(form) => <EventTypeFields {...{ form, type, practice, onClose }} />}
    </FlyoutForm>
  );
}
