import { offsetMinutesAt, listTimeZones } from '@yarrow/time/zones';
import { zoneLabel, zoneOffset } from '@yarrow/time/format';
import { zonePlace } from '@yarrow/time/zone-name';
import { useMemo } from 'react';
import { Select } from '../../ui/Select.js';

export interface ZonePickerProps {
  value: string;
  /** Zones that stand first: the browser's, the practitioner's. */
  likely: readonly string[];
  onChange: (zone: string) => void;
}

/** In which zone the times are read. */
export function ZonePicker({ value, likely, onChange }: ZonePickerProps) {
  const options = useMemo(() => {
    const now = Date.now();
    const others = listTimeZones()
      .filter((zone) => /^(Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//.test(zone))
      .sort((a, b) => offsetMinutesAt(a, now) - offsetMinutesAt(b, now) || a.localeCompare(b));
    return [...new Set([...likely, value, ...others])].map((zone) => ({ value: zone, label: zoneName(zone, now) }));
  }, [likely, value]);
  return (
    <Select label="Times shown in" value={value} options={options} onChange={(event) => onChange(event.target.value)} />
  );
}

/** `America/Vancouver` as `Vancouver (GMT-7)`; `UTC` for itself. */
export function zoneName(zone: string, nowMs: number): string {
  if (!zonePlace(zone)) return zoneLabel(nowMs, zone);
  const city = zone
    .slice(zone.indexOf('/') + 1)
    .replaceAll('_', ' ')
    .replaceAll('/', ', ');
  return `${city} (${zoneOffset(nowMs, zone)})`;
}
