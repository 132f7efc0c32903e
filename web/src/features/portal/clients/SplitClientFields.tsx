import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import type { ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { chakra } from '../../../ui/chakra.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { PersonFields } from './ClientFields.js';
import type { SplitValues } from './splitForm.js';
import type { SplitRecords } from './useRecordsToSplit.js';

export interface SplitClientFieldsProps {
  form: UseFormReturn<SplitValues>;
  records: SplitRecords;
}

/** The other person, and which records of the client are theirs. */
export function SplitClientFields({ form, records }: SplitClientFieldsProps) {
  const { client, visits, notes, hasForms, zone } = records;
  const error = form.formState.errors.appointmentIds?.message;
  return (
    <FormProvider {...form}>
      <p>
        If {client.name} has another person's appointments, move these to a client of their own. Payments, cards,
        packages, notes, reviews and videos of an appointment move with it. Custom prices stay. You can merge the two
        again later.
      </p>
      <PersonFields />
      <Group legend="Which appointments are theirs?" error={error}>
        {visits.length === 0 && <chakra.p color="textSoft">No appointments.</chakra.p>}
        {visits.map((visit) => (
          <Checkbox
            key={visit.id}
            value={visit.id}
            label={formatDateTime(parseOffsetDateTime(visit.startsAt), visit.timeZone)}
            hint={visit.appointmentServices.map(({ name }) => name).join(', ')}
            {...form.register('appointmentIds')}
          />
        ))}
      </Group>
      {notes.length > 0 && (
        <Group legend="Which other notes are theirs?">
          {notes.map(({ id, text, time }) => (
            <Checkbox
              key={id}
              value={id}
              label={<chakra.span lineClamp={2}>{text}</chakra.span>}
              hint={formatDateTime(parseOffsetDateTime(time), zone)}
              {...form.register('noteIds')}
            />
          ))}
        </Group>
      )}
      {hasForms && (
        <Group legend="Whose is the intake form?">
          <Checkbox label="The intake forms are theirs" {...form.register('intakeForms')} />
        </Group>
      )}
    </FormProvider>
  );
}

function Group({ legend, error, children }: { legend: string; error?: string | undefined; children: ReactNode }) {
  return (
    <chakra.fieldset display="grid" gap="3" minW="0">
      <chakra.legend mb="3" p="0" fontWeight={560}>
        {legend}
      </chakra.legend>
      {children}
      {error && (
        <chakra.p color="danger" fontSize="sm" role="alert">
          {error}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}
