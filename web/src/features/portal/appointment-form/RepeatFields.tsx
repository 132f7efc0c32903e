import { useWatch, type UseFormReturn } from 'react-hook-form';
import { DateField } from '../../../portal-ui/DateTimeFields.js';
import { chakra } from '../../../ui/chakra.js';
import { Select } from '../../../ui/Select.js';
import { TextField } from '../../../ui/TextField.js';
import type { AppointmentValues } from './appointmentRules.js';
import { FREQUENCIES, isInterval, WEEKDAYS, type Repeat } from './repeat.js';
import { SeriesTimes } from './SeriesTimes.js';
import { monthAhead } from './visitTime.js';

interface RepeatFieldsProps {
  form: UseFormReturn<AppointmentValues>;
  practiceId: string;
  zone: string;
  /** Maximum and default number of visits of the series. */
  length: { most: number; usual: number };
}

/** How the visit repeats, when that ends, and the resulting times. */
export function RepeatFields({ form, practiceId, zone, length }: RepeatFieldsProps) {
  const [repeat, date] = useWatch({ control: form.control, name: ['repeat', 'date'] });
  /** Another pattern has other times: what was decided about the former ones goes with them. */
  const change = (part: Partial<Repeat>) =>
    form.setValue(
      'repeat',
      { ...repeat, included: [], removed: [], skipped: [], ready: false, ...part },
      { shouldDirty: true, shouldValidate: true },
    );
  const begin = (frequency: Repeat['frequency']) =>
    change({ frequency, count: length.usual, until: repeat.until || monthAhead(date) });
  const counts = Array.from({ length: length.most }, (_, index) => String(index + 1));
  return (
    <chakra.section display="grid" gap="3" aria-label="Recurrence">
      <Select
        label="Repeats"
        options={FREQUENCIES}
        value={repeat.frequency}
        onChange={({ target }) => begin(target.value as Repeat['frequency'])}
      />
      {repeat.frequency === 'custom' && <CustomFields repeat={repeat} onChange={change} />}
      {repeat.frequency !== 'none' && (
        <chakra.div display="grid" gap="3" alignItems="start" gridTemplateColumns={ENDS[repeat.ends]}>
          <Select
            label="Ends"
            value={repeat.ends}
            options={[
              { value: 'count', label: 'After a number' },
              { value: 'until', label: 'On a date' },
            ]}
            onChange={({ target }) => change({ ends: target.value as Repeat['ends'] })}
          />
          {repeat.ends === 'count' ? (
            <Select
              label="Appointments"
              value={String(Math.min(repeat.count, length.most))}
              options={counts.map((value) => ({ value, label: value }))}
              onChange={({ target }) => change({ count: Number(target.value) })}
            />
          ) : (
            <DateField
              label="Last day"
              zone={zone}
              min={date}
              value={repeat.until}
              onChange={(until) => change({ until })}
            />
          )}
        </chakra.div>
      )}
      {repeat.frequency !== 'none' && <SeriesTimes {...{ form, practiceId, zone }} most={length.most} />}
    </chakra.section>
  );
}

/** On a phone each needs all that it can get. */
const ENDS = {
  count: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  until: 'minmax(0, 1fr) minmax(0, 1.25fr)',
} as const;

const DAY = {
  '&:has(:checked)': { bg: 'brand', color: 'onBrand', borderColor: 'brand' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
} as const;

interface CustomFieldsProps {
  repeat: Repeat;
  onChange: (part: Partial<Repeat>) => void;
}

function CustomFields({ repeat, onChange }: CustomFieldsProps) {
  const { interval, unit, weekdays } = repeat;
  return (
    <>
      <chakra.div display="grid" gap="3" gridTemplateColumns="1fr 1fr" alignItems="start">
        <TextField
          label="Every"
          inputMode="numeric"
          value={interval}
          onChange={({ target }) => onChange({ interval: target.value })}
          error={isInterval(interval) ? undefined : 'A number of at least 1'}
        />
        <Select
          label="Unit"
          value={unit}
          options={[
            { value: 'day', label: 'Days' },
            { value: 'week', label: 'Weeks' },
          ]}
          onChange={({ target }) => onChange({ unit: target.value as Repeat['unit'] })}
        />
      </chakra.div>
      {unit === 'week' && <Weekdays chosen={weekdays} onChange={(chosen) => onChange({ weekdays: chosen })} />}
    </>
  );
}

interface WeekdaysProps {
  chosen: Repeat['weekdays'];
  onChange: (chosen: Repeat['weekdays']) => void;
}

function Weekdays({ chosen, onChange }: WeekdaysProps) {
  const toggle = (day: (typeof chosen)[number], on: boolean) =>
    onChange(on ? [...chosen, day] : chosen.filter((other) => other !== day));
  return (
    <chakra.fieldset minW="0">
      <chakra.legend mb="2" p="0" fontWeight={560} fontSize="sm">
        On these days
      </chakra.legend>
      <chakra.div display="grid" gap="1" gridTemplateColumns="repeat(7, minmax(0, 1fr))">
        {WEEKDAYS.map(({ value, name }) => (
          <chakra.label
            key={value}
            position="relative"
            display="grid"
            placeItems="center"
            minH="2.25rem"
            border="1px solid"
            borderColor="controlLine"
            rounded="pill"
            fontWeight={540}
            fontSize="sm"
            cursor="pointer"
            _hover={{ bg: 'surfaceTint' }}
            css={DAY}
          >
            <input
              type="checkbox"
              className="visually-hidden"
              aria-label={name}
              checked={chosen.includes(value)}
              onChange={({ target }) => toggle(value, target.checked)}
            />
            {name.slice(0, 3)}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
