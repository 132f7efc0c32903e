import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useRef } from 'react';
import { DateField, TimeField } from '../../../portal-ui/DateTimeFields.js';
import { chakra } from '../../../ui/chakra.js';
import { instantsOfVisit, isWhole, lasting, minutesOf, type VisitTime } from './visitTime.js';

export interface WhenFieldsProps {
  time: VisitTime;
  zone: string;
  errors: Partial<Record<keyof VisitTime, { message?: string | undefined }>>;
  onChange: (part: Partial<VisitTime>) => void;
}

/** Date and time on the practice's clocks. A new start keeps the length, a new date keeps the times. */
export function WhenFields({ time, zone, errors, onChange }: WhenFieldsProps) {
  const { date, start, end } = time;
  // While a time is typed it is empty for a moment; the length is that of the last whole visit.
  const length = useRef(60);
  const moveStart = (next: string) => {
    if (start && end) length.current = minutesOf(time);
    onChange(next && end ? lasting({ date, start: next }, length.current) : { start: next });
  };
  const overnight = isWhole(time) && end <= start;
  const at = isWhole(time) ? { atMs: parseOffsetDateTime(instantsOfVisit(time, zone).startsAt) } : {};
  return (
    <chakra.fieldset display="grid" gap="3" minW="0">
      <legend className="visually-hidden">Date and time</legend>
      <DateField
        label="Date"
        zone={zone}
        value={date}
        onChange={(next) => onChange({ date: next })}
        error={errors.date?.message}
      />
      <chakra.div display="grid" gap="3" gridTemplateColumns="1fr 1fr" alignItems="start">
        <TimeField label="Start" zone={zone} value={start} onChange={moveStart} error={errors.start?.message} {...at} />
        <TimeField
          label="End"
          zone={zone}
          value={end}
          onChange={(next) => onChange({ end: next })}
          hint={overnight ? 'On the next day' : undefined}
          error={errors.end?.message}
        />
      </chakra.div>
    </chakra.fieldset>
  );
}
