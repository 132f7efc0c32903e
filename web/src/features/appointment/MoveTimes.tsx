import { todayIn } from '@yarrow/time/wall-time';
import { useState } from 'react';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { lazyPart } from '../../lib/lazyPage.js';
import { readingZone } from '../../lib/visitTimes.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { monthOf } from '../booking/month.js';
import { TimePicker } from '../booking/TimePicker.js';
import { useFirstMonth } from '../booking/useFirstMonth.js';
import { ZonePicker } from '../booking/ZonePicker.js';
import { CancellationTerms } from '../checkout/CancellationTerms.js';
import { CancellationTerms_terms } from '../checkout/terms.js';
import styles from './MovePage.module.css';
import { useMove } from './useMove.js';
import { useMoveTimes } from './useMoveTimes.js';

const MoveDialog = lazyPart(async () => (await import('./MoveDialog.js')).MoveDialog);

export interface MovableAppointment {
  id: string;
  instantActionToken: string;
  startsAt: string;
  timeZone: string;
  clientTimeZone: string;
  cancellationFeeCents: number;
  lateCancellationFeeCents: number;
  rescheduleFeesCents: number;
  freeCancellationUntil?: string | null | undefined;
  amountCurrency: string;
  cancellationTerms: FragmentType<typeof CancellationTerms_terms>;
  practice: { practitionerFirstName: string };
}

export interface MoveTimesProps {
  appointment: MovableAppointment;
  onMoved: () => void;
  /** The fee or the appointment itself is not what it was. */
  onChange: () => void;
}

/** The free times, its own among them, and the question before it moves. */
export function MoveTimes({ appointment, onMoved, onChange }: MoveTimesProps) {
  const [timeZone, setTimeZone] = useState(readingZone(appointment));
  const today = todayIn(timeZone, Date.now());
  const [month, setMonth] = useState(monthOf(today));
  const [picked, setPicked] = useState<string>();
  const times = useMoveTimes(appointment, { timeZone, month, today });
  useFirstMonth(times.availability, month, setMonth);
  const { move, moving, problem } = useMove({
    appointment,
    timeZone,
    onMoved,
    onRefused: () => {
      setPicked(undefined);
      times.reload();
      onChange();
    },
  });
  return (
    <div className={styles.times}>
      <Terms appointment={appointment} zone={timeZone} />
      <TimePicker
        {...times}
        month={month}
        today={today}
        onMonth={setMonth}
        onRetry={times.reload}
        picking={moving ? picked : undefined}
        problem={problem}
        onPick={setPicked}
        none={`${appointment.practice.practitionerFirstName} has no other free times for this right now.`}
      />
      <div className={styles.zone}>
        <ZonePicker
          value={timeZone}
          likely={[readingZone(appointment), appointment.timeZone]}
          onChange={(zone) => {
            setTimeZone(zone);
            setPicked(undefined);
          }}
        />
      </div>
      {picked && (
        <PartBoundary waiting={null}>
          <MoveDialog
            startsAt={picked}
            timeZone={timeZone}
            feeCents={appointment.cancellationFeeCents}
            earlierFeesCents={appointment.rescheduleFeesCents}
            currency={appointment.amountCurrency}
            moving={moving}
            onMove={() => void move(picked)}
            onClose={() => setPicked(undefined)}
          />
        </PartBoundary>
      )}
    </div>
  );
}

function Terms({ appointment, zone }: { appointment: MovableAppointment; zone: string }) {
  return (
    <CancellationTerms
      moving
      text=""
      terms={readFragment(CancellationTerms_terms, appointment.cancellationTerms)}
      freeUntil={appointment.freeCancellationUntil}
      feeCents={appointment.lateCancellationFeeCents}
      currency={appointment.amountCurrency}
      zone={zone}
    />
  );
}
