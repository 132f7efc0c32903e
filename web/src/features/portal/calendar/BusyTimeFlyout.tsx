import { formatDateLong, formatTimeRange } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Drawer } from '../../../ui/Dialog.js';
import type { CalendarBusyTime } from './calendarEntries.js';

export interface BusyTimeFlyoutProps {
  time: CalendarBusyTime;
  zone: string;
  onClose: () => void;
}

/** Time that another calendar holds: only that calendar knows what it is, and can change it. */
export function BusyTimeFlyout({ time: { startsAt, endsAt }, zone, onClose }: BusyTimeFlyoutProps) {
  const [from, to] = [parseOffsetDateTime(startsAt), parseOffsetDateTime(endsAt)];
  return (
    <Drawer
      open
      onClose={onClose}
      title="Busy"
      footer={
        <ButtonLink href="/portal/settings/calendar" variant="outline">
          Calendar settings
        </ButtonLink>
      }
    >
      <chakra.div data-density="compact" display="grid" gap="3">
        <chakra.p fontWeight={560}>
          {formatDateLong(from, zone)}
          <chakra.span display="block" color="textSoft" fontWeight={400}>
            {formatTimeRange(from, to, zone)}
          </chakra.span>
        </chakra.p>
        <chakra.p color="textSoft">
          A calendar you connected blocks this time, so nobody can book it. Change it there.
        </chakra.p>
      </chakra.div>
    </Drawer>
  );
}
