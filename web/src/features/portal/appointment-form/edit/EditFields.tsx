import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Select } from '../../../../ui/Select.js';
import { TextArea } from '../../../../ui/TextField.js';
import { LineFields, timeForLines } from '../LineFields.js';
import type { ClientTerms, Line } from '../serviceLines.js';
import { placeOptions, type BookingCatalog } from '../useBookingCatalog.js';
import type { VisitTime } from '../visitTime.js';
import { WhenFields } from '../WhenFields.js';
import type { EditedAppointment, EditValues } from './editedVisit.js';

const MAX_NOTE_LENGTH = 2000;
const CHANGE = { shouldDirty: true, shouldValidate: true } as const;

interface EditFieldsProps {
  form: UseFormReturn<EditValues>;
  appointment: EditedAppointment;
  catalog: BookingCatalog;
  terms: ClientTerms;
}

/** When, where, what at which price, and what the client is to read. */
export function EditFields({ form, appointment, catalog, terms }: EditFieldsProps) {
  const { control, register, formState } = form;
  const [lines, date, start, end] = useWatch({ control, name: ['lines', 'date', 'start', 'end'] });
  const setTime = (part: Partial<VisitTime>) => {
    for (const name of ['date', 'start', 'end'] as const) {
      const value = part[name];
      if (value !== undefined) form.setValue(name, value, CHANGE);
    }
  };
  const setLines = (next: Line[]) => {
    form.setValue('lines', next, CHANGE);
    setTime({ end: timeForLines(next, form.getValues(), catalog).end });
  };
  return (
    <>
      <WhenFields time={{ date, start, end }} zone={catalog.timeZone} errors={formState.errors} onChange={setTime} />
      <Select
        label="Location"
        options={placesOf(catalog, appointment)}
        {...register('locationId')}
        error={formState.errors.locationId?.message}
      />
      <LineFields {...{ lines, catalog, terms }} onChange={setLines} />
      <TextArea
        label="Message to the client"
        hint="Sent with the notice about the change."
        optional
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        {...register('practitionerNote')}
      />
    </>
  );
}

/** The place that the visit has stays possible where it is no longer offered. */
function placesOf(catalog: BookingCatalog, { location, locationName }: EditedAppointment) {
  const places = placeOptions(catalog);
  if (!location || places.some(({ value }) => value === location.id)) return places;
  return [...places, { value: location.id, label: `${locationName} (no longer offered)` }];
}
