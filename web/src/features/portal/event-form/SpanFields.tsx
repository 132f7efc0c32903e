import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useRef, type ReactNode } from 'react';
import { DateField, TimeField } from '../../../portal-ui/DateTimeFields.js';
import { chakra } from '../../../ui/chakra.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { instantsOfSpan, isWhole, lasting, minutesOf, type EventSpan } from './eventSpan.js';

export interface SpanFieldsProps {
  value: EventSpan;
  onChange: (span: EventSpan) => void;
  /** IANA zone in whose wall time the event is. */
  zone: string;
  errors?: Partial<Record<keyof EventSpan, { message?: string | undefined }>> | undefined;
  /** Below the fields. */
  children?: ReactNode;
}

/** Whole days or hours, from when to when. A new start keeps the length, a new date keeps the times. */
export function SpanFields({ value, onChange, zone, errors, children }: SpanFieldsProps) {
  const { allDay, startDate, startTime, endDate, endTime } = value;
  // While a date is typed it is empty for a moment; the length is that of the last whole span.
  const length = useRef(60);
  const minutes = minutesOf(value);
  const setEnd = (part: Partial<EventSpan>) => onChange({ ...value, ...part });
  const moveStart = (part: Partial<EventSpan>) => {
    if (minutes !== undefined && minutes >= 0) length.current = minutes;
    const moved = { ...value, ...part };
    onChange(moved.startDate && moved.startTime ? lasting(moved, length.current) : moved);
  };
  const at = isWhole(value) ? { atMs: parseOffsetDateTime(instantsOfSpan(value, zone).startsAt) } : {};
  return (
    <chakra.fieldset display="grid" gap="3" minW="0">
      <legend className="visually-hidden">Date and time</legend>
      <Checkbox label="All day" checked={allDay} onChange={({ target }) => setEnd({ allDay: target.checked })} />
      <chakra.div display="grid" gap="3" alignItems="start" gridTemplateColumns="minmax(0, 1.25fr) minmax(0, 1fr)">
        <DateField
          label="Start date"
          zone={zone}
          value={startDate}
          onChange={(date) => moveStart({ startDate: date })}
          error={errors?.startDate?.message}
        />
        {!allDay && (
          <TimeField
            label="Start time"
            zone={zone}
            value={startTime}
            onChange={(time) => moveStart({ startTime: time })}
            error={errors?.startTime?.message}
            {...at}
          />
        )}
        <DateField
          label="End date"
          zone={zone}
          min={startDate}
          value={endDate}
          onChange={(date) => setEnd({ endDate: date })}
          error={errors?.endDate?.message}
        />
        {!allDay && (
          <TimeField
            label="End time"
            zone={zone}
            value={endTime}
            onChange={(time) => setEnd({ endTime: time })}
            error={errors?.endTime?.message}
          />
        )}
      </chakra.div>
      {children}
    </chakra.fieldset>
  );
}
