import { useMemo, useState, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod/mini';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { chakra } from '../../../ui/chakra.js';
import { TextField } from '../../../ui/TextField.js';
import { nextFullHour } from '../appointment-form/visitTime.js';
import {
  instantsOfSpan,
  SPAN_FIELDS,
  spanOf,
  spanOfChoice,
  spanRules,
  type ChosenTime,
  type EventSpan,
} from '../event-form/eventSpan.js';
import { SpanFields } from '../event-form/SpanFields.js';
import { CancelPersonalEventButton } from './CancelPersonalEventButton.js';
import { useSavePersonalEvent, type EditedPersonalEvent } from './useSavePersonalEvent.js';

interface PersonalEventValues {
  name: string;
  span: EventSpan;
}

const MAX_NAME_LENGTH = 200;

const schema = z.object({
  name: z.string().check(
    z.refine((name) => name.trim() !== '', 'Name is required'),
    z.maxLength(MAX_NAME_LENGTH, `Please use at most ${MAX_NAME_LENGTH} characters.`),
  ),
  span: spanRules,
});

export interface PersonalEventFlyoutProps {
  /** The one that is edited; none for a new one. */
  event?: EditedPersonalEvent;
  /** When a new one is. */
  time?: ChosenTime;
  /** Of the practice, in which a new one is. */
  zone: string;
  /** What stands above the fields, such as the choice of what is made. */
  top?: ReactNode;
  onClose: () => void;
  /** Called with its start. ISO 8601. */
  onSaved: (startsAt: string) => void;
}

/** Time that the practitioner spends otherwise: named, for hours or whole days (spec portal operations §2, §5). */
export function PersonalEventFlyout({ event, time, zone: ownZone, top, onClose, onSaved }: PersonalEventFlyoutProps) {
  const zone = event?.timeZone ?? ownZone;
  const original = useOriginal(event, time, zone);
  const { save, dialog } = useSavePersonalEvent(event);
  const onSave = async ({ name, span: wanted }: PersonalEventValues) => {
    const times = instantsOfSpan(wanted, zone, event);
    const outcome = await save({ name, allDay: wanted.allDay, ...times, timeZone: zone });
    if (outcome.ok) onSaved(times.startsAt);
    return outcome;
  };
  return (
    <>
      <FlyoutForm
        open
        title={event ? 'Edit personal event' : 'Create personal event'}
        saveLabel={event ? 'Save' : 'Create event'}
        {...{ original, schema, onSave, onClose }}
      >
        {(form) => (
          <>
            {top}
            <TextField
              label="Name"
              autoComplete="off"
              autoFocus={!event}
              maxLength={MAX_NAME_LENGTH}
              {...form.register('name')}
              error={form.formState.errors.name?.message}
            />
            <When form={form} zone={zone} />
            {event && (
              <chakra.div pt="4" borderTop="1px solid" borderColor="line">
                <CancelPersonalEventButton event={event} onCancelled={onClose} />
              </chakra.div>
            )}
          </>
        )}
      </FlyoutForm>
      {dialog}
    </>
  );
}

function When({ form, zone }: { form: UseFormReturn<PersonalEventValues>; zone: string }) {
  const { control, setValue, trigger, formState } = form;
  const span = useWatch({ control, name: 'span' });
  const change = (next: EventSpan) => {
    setValue('span', next, { shouldDirty: true });
    void trigger(SPAN_FIELDS);
  };
  return <SpanFields value={span} onChange={change} zone={zone} errors={formState.errors.span} />;
}

/** A new one keeps the time at which it was asked for. */
function useOriginal(event: EditedPersonalEvent | undefined, time: ChosenTime | undefined, zone: string) {
  const [fresh] = useState<PersonalEventValues>(() => ({
    name: '',
    span: spanOfChoice(time ?? nextFullHour(zone, Date.now())),
  }));
  return useMemo(() => (event ? { name: event.name, span: spanOf(event, zone) } : fresh), [event, zone, fresh]);
}
