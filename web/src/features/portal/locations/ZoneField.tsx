import { formatTime, formatZone } from '@yarrow/time/format';
import { listTimeZones, offsetMinutesAt } from '@yarrow/time/zones';
import { memo, useMemo } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import { useNow } from '../../../lib/useNow.js';
import { Select } from '../../../ui/Select.js';
import type { LocationValues } from './locationForm.js';

/** Spec portal-configuration §9. */
const REFRESH_MS = 30_000;

/** Time zone of the hours; each option shows its current time. Memoized: hundreds of options. */
export const ZoneField = memo(function ZoneField({
  form,
  stored,
}: {
  form: UseFormReturn<LocationValues>;
  stored: string;
}) {
  const { errors } = useFormState({ control: form.control, name: 'timeZone' });
  const now = useNow(REFRESH_MS);
  const zones = useMemo(() => [...new Set([...listTimeZones(), stored])], [stored]);
  const options = useMemo(
    () =>
      zones
        .map((zone) => ({ value: zone, offset: offsetMinutesAt(zone, now), label: zoneText(zone, now) }))
        .sort((one, other) => one.offset - other.offset || one.value.localeCompare(other.value))
        .map(({ value, label }) => ({ value, label })),
    [zones, now],
  );
  return (
    <Select
      label="Time zone"
      hint="The hours below are in this time zone."
      options={options}
      {...form.register('timeZone')}
      error={errors.timeZone?.message}
    />
  );
});

/** `(GMT-7) Vancouver, 9:41 AM`. */
export const zoneText = (zone: string, nowMs: number) => `${formatZone(nowMs, zone)}, ${formatTime(nowMs, zone)}`;
