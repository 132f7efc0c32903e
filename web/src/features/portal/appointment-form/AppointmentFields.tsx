import { equal } from '@wry/equality';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Alert } from '../../../ui/Alert.js';
import { Select } from '../../../ui/Select.js';
import type { AppointmentValues } from './appointmentRules.js';
import { ClientFields } from './ClientFields.js';
import { LineFields, timeForLines } from './LineFields.js';
import { RepeatFields } from './RepeatFields.js';
import {
  lineFor,
  NO_TERMS,
  preselected,
  repriced,
  seriesLength,
  totalCents,
  type ClientTerms,
  type Line,
} from './serviceLines.js';
import { placeOptions, type BookingCatalog } from './useBookingCatalog.js';
import { useCardOnFile, useClientTerms, type BookedFor } from './useClientTerms.js';
import type { VisitTime } from './visitTime.js';
import { WhenFields } from './WhenFields.js';

interface AppointmentFieldsProps {
  form: UseFormReturn<AppointmentValues>;
  catalog: BookingCatalog;
  /** Called with what is known of the client. */
  onBookedFor: (bookedFor: BookedFor) => void;
}

/** Who, what, where, when, and how often. */
export function AppointmentFields({ form, catalog, onBookedFor }: AppointmentFieldsProps) {
  const { control, register, formState } = form;
  const [client, lines, date, start, end] = useWatch({ control, name: ['client', 'lines', 'date', 'start', 'end'] });
  const clientId = client.kind === 'existing' ? client.clientId : '';
  const known = useClientTerms(clientId);
  const card = useCardOnFile(catalog.id, clientId);
  useClientsOwn(form, catalog, clientId, known);
  const terms = known ?? NO_TERMS;
  const notify = useEffectEvent(onBookedFor);
  useEffect(() => notify({ terms, card }), [terms, card]);
  const repeats = catalog.recurringBookingsEnabled && totalCents(lines) > 0;
  const places = placeOptions(catalog);
  useNoRepeat(form, repeats);
  return (
    <>
      <ClientFields form={form} />
      {terms.unknown && <Alert tone="warning">This client's open packages and custom prices couldn't be loaded.</Alert>}
      <LineFields {...{ lines, catalog, terms }} onChange={(next) => setLines(form, next, catalog)} />
      <Select
        label="Location"
        placeholder="Choose a location"
        options={places}
        {...register('locationId')}
        error={formState.errors.locationId?.message}
      />
      <WhenFields
        time={{ date, start, end }}
        zone={catalog.timeZone}
        errors={formState.errors}
        onChange={(part) => setTime(form, part)}
      />
      {repeats && (
        <RepeatFields
          form={form}
          practiceId={catalog.id}
          zone={catalog.timeZone}
          length={seriesLength(lines, catalog.services, terms)}
        />
      )}
      {places.length === 0 && <Alert tone="warning">Add a location to your practice before you book.</Alert>}
    </>
  );
}

const CHANGE = { shouldDirty: true, shouldValidate: true } as const;

function setTime(form: UseFormReturn<AppointmentValues>, part: Partial<VisitTime>): void {
  for (const name of ['date', 'start', 'end'] as const) {
    const value = part[name];
    if (value !== undefined) form.setValue(name, value, CHANGE);
  }
}

function setLines(form: UseFormReturn<AppointmentValues>, lines: Line[], catalog: BookingCatalog): void {
  form.setValue('lines', lines, CHANGE);
  setTime(form, { end: timeForLines(lines, form.getValues(), catalog).end });
}

/** With a client come their prices and, unless the practitioner has chosen one, the service that they are likely to want. */
function useClientsOwn(
  form: UseFormReturn<AppointmentValues>,
  catalog: BookingCatalog,
  clientId: string,
  terms: ClientTerms | undefined,
): void {
  const settled = useRef('');
  /** The lines that came with the client before. */
  const brought = useRef<readonly Line[]>([]);
  const settle = useEffectEvent((known: ClientTerms) => {
    if (settled.current === clientId) return;
    settled.current = clientId;
    const { lines } = form.getValues();
    const service = preselected(catalog.services, known);
    if (clientId !== '' && equal(lines, brought.current) && (service || lines.length > 0)) {
      brought.current = service ? [lineFor(catalog.services, service.id, known)] : [];
      setLines(form, [...brought.current], catalog);
    } else if (lines.length > 0)
      form.setValue('lines', repriced(lines, catalog.services, known), { shouldDirty: true });
  });
  useEffect(() => {
    if (terms) settle(terms);
  }, [clientId, terms]);
}

/** What can no longer repeat does not. */
function useNoRepeat(form: UseFormReturn<AppointmentValues>, repeats: boolean): void {
  const stop = useEffectEvent(() => {
    if (form.getValues('repeat.frequency') !== 'none') {
      form.setValue('repeat.frequency', 'none', { shouldDirty: true, shouldValidate: true });
    }
  });
  useEffect(() => {
    if (!repeats) stop();
  }, [repeats]);
}
