import { useMemo, type Ref } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { DraftForm, type Leavable } from '../../../portal-ui/FlyoutForm.js';
import { Alert } from '../../../ui/Alert.js';
import { chakra } from '../../../ui/chakra.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { CancelGroupEventButton } from './CancelGroupEventButton.js';
import type { EventWording } from './eventWording.js';
import { GroupEventFields } from './GroupEventFields.js';
import { eventInput, groupEventRules, valuesOfEvent, type GroupEventValues } from './groupEventValues.js';
import { useGroupEventCatalog } from './useGroupEventCatalog.js';
import { useSaveGroupEvent } from './useSaveGroupEvent.js';
import { moveNotice } from './moveNotice.js';

export const GroupEventForm_event = graphql(`
  fragment GroupEventForm_event on BookableEvent {
    id
    version
    bookableEventTypeId
    name
    description
    instructions
    kind
    startsAt
    endsAt
    allDay
    timeZone
    capacity
    clientsCount
    amountCents
    registrationOpen
    location {
      id
    }
  }
`);

export interface GroupEventFormProps {
  event: FragmentType<typeof GroupEventForm_event>;
  wording: EventWording;
  ref: Ref<Leavable>;
  footer: HTMLElement | null;
  onClose: () => void;
  /** Called with the new start. ISO 8601. */
  onSaved: (startsAt: string) => void;
}

/** Edits or cancels a scheduled group event. */
export function GroupEventForm({ wording, ref, footer, onClose, onSaved, ...given }: GroupEventFormProps) {
  const event = readFragment(GroupEventForm_event, given.event);
  const { catalog, error, refetch } = useGroupEventCatalog();
  const original = useMemo(() => valuesOfEvent(event), [event]);
  const { save, dialog } = useSaveGroupEvent(event, wording);
  const onSave = async (values: GroupEventValues) => {
    const place = catalog?.locations.find(({ id }) => id === values.locationId);
    const moved = place && values.locationId !== original.locationId;
    const input = eventInput(values, moved ? place.timeZone : event.timeZone, event);
    const outcome = await save(input);
    if (outcome.ok) onSaved(input.startsAt);
    return outcome;
  };
  if (!catalog) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton lines={6} />;
  return (
    <>
      <DraftForm schema={groupEventRules} {...{ ref, footer, original, onSave, onClose }}>
        {(form) => (
          <>
            <GroupEventFields
              {...{ form, catalog }}
              kind={event.kind}
              zone={event.timeZone}
              registered={event.clientsCount}
            />
            <WhoIsTold form={form} original={original} registered={event.clientsCount} />
            {event.registrationOpen && (
              <chakra.div pt="4" borderTop="1px solid" borderColor="line">
                <CancelGroupEventButton {...{ event, wording }} onCancelled={onClose} />
              </chakra.div>
            )}
          </>
        )}
      </DraftForm>
      {dialog}
    </>
  );
}

interface WhoIsToldProps {
  form: UseFormReturn<GroupEventValues>;
  original: GroupEventValues;
  registered: number;
}

function WhoIsTold({ form, original, registered }: WhoIsToldProps) {
  const [span, locationId] = useWatch({ control: form.control, name: ['span', 'locationId'] });
  const same = JSON.stringify([span, locationId]) === JSON.stringify([original.span, original.locationId]);
  if (same || registered === 0) return null;
  return <Alert tone="info">{moveNotice(registered)}</Alert>;
}
