import { memo } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { chakra } from '../../../ui/chakra.js';
import { Switch } from '../../../ui/Switch.js';
import { BlockFields } from './BlockFields.js';
import type { LocationValues } from './locationForm.js';
import { WEEKDAYS, type DayHours } from './weekHours.js';

/** As people read a week. */
const ORDER = [1, 2, 3, 4, 5, 6, 0];

/** Opening hours by weekday. Memoized: a thousand options must not render with each key press. */
export const WeekFields = memo(function WeekFields({ form }: { form: UseFormReturn<LocationValues> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'week' });
  const change = (day: DayHours) => {
    field.onChange(field.value.map((other) => (other.weekDay === day.weekDay ? day : other)));
    field.onBlur();
  };
  const message = fieldState.error?.message ?? fieldState.error?.root?.message;
  return (
    <chakra.fieldset display="grid" gap="2" minW="0">
      <chakra.legend px="0" mb="2" fontWeight="560">
        Weekly hours
      </chakra.legend>
      {ORDER.flatMap((weekDay) => field.value.find((day) => day.weekDay === weekDay) ?? []).map((day) => (
        <Day key={day.weekDay} day={day} onChange={change} />
      ))}
      {message && (
        <chakra.p role="alert" color="danger" fontSize="sm">
          {message}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
});

function Day({ day, onChange }: { day: DayHours; onChange: (day: DayHours) => void }) {
  const name = WEEKDAYS[day.weekDay]!;
  return (
    <chakra.div display="grid" gap="2" py="3" minW="0" borderTop="1px solid" borderColor="line">
      <chakra.div display="flex" gap="3" alignItems="center" justifyContent="space-between">
        <Switch label={name} checked={day.enabled} onChange={(enabled) => onChange({ ...day, enabled })} />
        {!day.enabled && <chakra.span color="textSoft">Closed</chakra.span>}
      </chakra.div>
      {day.enabled && <BlockFields of={name} blocks={day.blocks} onChange={(blocks) => onChange({ ...day, blocks })} />}
    </chakra.div>
  );
}
