import { formatDate } from '@yarrow/time/format';
import { todayIn, toInstant } from '@yarrow/time/wall-time';
import { memo, useState } from 'react';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { DateField } from '../../../portal-ui/DateTimeFields.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { IconButton } from '../../../ui/IconButton.js';
import { Switch } from '../../../ui/Switch.js';
import { BlockFields } from './BlockFields.js';
import type { DateHours, LocationValues } from './locationForm.js';
import { blocksProblem, DEFAULT_BLOCK } from './weekHours.js';

/** Single dates with other hours than their weekday: a holiday, a different Tuesday. */
export const ExceptionFields = memo(function ExceptionFields({ form }: { form: UseFormReturn<LocationValues> }) {
  const { field } = useController({ control: form.control, name: 'exceptions' });
  const zone = useWatch({ control: form.control, name: 'timeZone' });
  const change = (exceptions: DateHours[]) => {
    field.onChange(exceptions.toSorted((one, other) => one.date.localeCompare(other.date)));
    field.onBlur();
  };
  return (
    <chakra.fieldset display="grid" gap="3" minW="0">
      <chakra.legend px="0" mb="2" fontWeight="560">
        Different hours on specific dates
      </chakra.legend>
      <chakra.p color="textSoft" fontSize="sm">
        A holiday, or a day with different hours. Booked appointments stay.
      </chakra.p>
      {field.value.length === 0 && <chakra.p color="textFaint">No dates yet. Every week is the same.</chakra.p>}
      <chakra.ul aria-label="Dates with other hours" display="grid" gap="2" hidden={field.value.length === 0}>
        {field.value.map((exception) => (
          <Exception
            key={exception.date}
            exception={exception}
            onChange={(next) => change(field.value.map((one) => (one.date === next.date ? next : one)))}
            onRemove={() => change(field.value.filter(({ date }) => date !== exception.date))}
          />
        ))}
      </chakra.ul>
      <NewException
        zone={zone}
        taken={field.value.map(({ date }) => date)}
        onAdd={(date) => change([...field.value, { date, hours: [] }])}
      />
    </chakra.fieldset>
  );
});

interface ExceptionProps {
  exception: DateHours;
  onChange: (exception: DateHours) => void;
  onRemove: () => void;
}

function Exception({ exception: { date, hours }, onChange, onRemove }: ExceptionProps) {
  const name = dateText(date);
  const problem = blocksProblem(hours);
  return (
    <chakra.li display="grid" gap="2" p="3" border="1px solid" borderColor="line" rounded="md">
      <chakra.div display="flex" gap="3" alignItems="center" justifyContent="space-between">
        <chakra.span fontWeight="560">{name}</chakra.span>
        <IconButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />
      </chakra.div>
      <Switch
        label={hours.length > 0 ? `Open on ${name}` : `Closed on ${name}`}
        checked={hours.length > 0}
        onChange={(open) => onChange({ date, hours: open ? [DEFAULT_BLOCK] : [] })}
      />
      {hours.length > 0 && (
        <BlockFields of={name} blocks={hours} onChange={(blocks) => onChange({ date, hours: blocks })} />
      )}
      {problem && (
        <chakra.p role="alert" color="danger" fontSize="sm">
          {problem}
        </chakra.p>
      )}
    </chakra.li>
  );
}

function NewException(props: { zone: string; taken: readonly string[]; onAdd: (date: string) => void }) {
  const { zone, taken, onAdd } = props;
  const [date, setDate] = useState('');
  const problem = problemOf(date, taken, todayIn(zone, Date.now()));
  const add = () => {
    onAdd(date);
    setDate('');
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="start">
      <chakra.div flex="1 1 12rem">
        <DateField
          label="Date"
          zone={zone}
          min="today"
          value={date}
          onChange={setDate}
          error={date ? problem : undefined}
        />
      </chakra.div>
      <chakra.div pt="1.75rem">
        <Button variant="outline" disabled={!date || problem !== undefined} onClick={add}>
          Add date
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

function problemOf(date: string, taken: readonly string[], today: string): string | undefined {
  if (date < today) return 'Please choose a future date.';
  return taken.includes(date) ? 'This date is already in the list.' : undefined;
}

/** `Fri, Dec 25, 2026`. */
export const dateText = (date: string) => formatDate(toInstant(`${date}T12:00`, 'UTC'), 'UTC');
