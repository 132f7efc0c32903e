import { isDate, todayIn } from '@yarrow/time/wall-time';
import { formatZone } from '@yarrow/time/format';
import type { Ref } from 'react';
import type { FieldProps } from '../ui/Field.js';
import { TextField } from '../ui/TextField.js';

interface WallFieldProps extends FieldProps {
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

export interface DateFieldProps extends WallFieldProps {
  /** `YYYY-MM-DD` on the practice's calendar; empty for none. */
  value: string;
  onChange: (date: string) => void;
  /** IANA name of the practice's zone. */
  zone: string;
  /** First and last day; `today` is the practice's, not the visitor's. */
  min?: string;
  max?: string;
}

/** A day on the practice's calendar, wherever the visitor is. The browser's own field: it knows its people's order. */
export function DateField({ value, onChange, zone, min, max, ...field }: DateFieldProps) {
  const day = (bound: string | undefined) => (bound === 'today' ? todayIn(zone, Date.now()) : bound);
  return (
    <TextField
      {...field}
      type="date"
      min={day(min)}
      max={day(max)}
      value={value}
      onChange={({ target }) => onChange(isDate(target.value) ? target.value : '')}
    />
  );
}

export interface TimeFieldProps extends WallFieldProps {
  /** `HH:mm` on the practice's clocks; empty for none. */
  value: string;
  onChange: (time: string) => void;
  /** IANA name of the practice's zone; said below the field when `atMs` is given. */
  zone: string;
  /** Around which instant the zone's name is said, epoch ms: summer and winter have different ones. */
  atMs?: number;
  /** Minutes between the times that are offered. Default 15. */
  stepMinutes?: number;
}

/** A time on the practice's clocks. With a date, `toInstant` of the time package makes an instant of it. */
export function TimeField({ value, onChange, zone, atMs, stepMinutes = 15, hint, ...field }: TimeFieldProps) {
  return (
    <TextField
      {...field}
      type="time"
      step={stepMinutes * 60}
      hint={hint ?? (atMs === undefined ? undefined : formatZone(atMs, zone))}
      value={value}
      onChange={({ target }) => onChange(target.value.slice(0, 5))}
    />
  );
}
