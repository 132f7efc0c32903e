import { todayIn } from '@yarrow/time/wall-time';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../ui/Button.js';
import type { BookingChoice } from './bookingChoice.js';
import { choiceKey } from './bookingChoice.js';
import type { BookingPractice } from './bookingPractice.js';
import { monthOf } from './month.js';
import { Alert } from '../../ui/Alert.js';
import { PlaceChoice } from './PlaceChoice.js';
import { TimePicker } from './TimePicker.js';
import styles from './TimeStep.module.css';
import { browserZone, longDate, timeWithZone } from './times.js';
import { useAvailability } from './useAvailability.js';
import type { useBookingFlow } from './useBookingFlow.js';
import { useFirstMonth } from './useFirstMonth.js';
import { ZonePicker } from './ZonePicker.js';

export interface TimeStepProps {
  practice: BookingPractice;
  choice: BookingChoice;
  flow: ReturnType<typeof useBookingFlow>;
}

/** Where and when. Choosing a time keeps it at once. */
export function TimeStep(props: TimeStepProps) {
  const { practice, choice, flow } = props;
  const { kept, draft, timeZone } = flow;
  const booked = kept !== undefined && draft.booked?.holdId === kept.holdId ? draft.booked : undefined;
  const until = booked?.paymentDueBy ?? kept?.expiresAt;
  return (
    <div className={styles.step}>
      {kept && kept.choice === choiceKey(choice) && until !== undefined && Date.parse(until) > Date.now() && (
        <Alert
          tone="calm"
          action={
            <Button size="sm" onClick={() => flow.goTo(booked ? 'payment' : 'details')}>
              Keep this time
            </Button>
          }
        >
          We're holding <strong>{longDate(kept.startsAt, timeZone)}</strong> at{' '}
          <strong>{timeWithZone(kept.startsAt, timeZone)}</strong> for you. Choosing another time releases it.
        </Alert>
      )}
      <PlaceChoice places={choice.places} value={choice.place?.id} onChange={flow.choosePlace} />
      {choice.place && <Times key={choice.place.id + timeZone} {...props} />}
      <div className={styles.zone}>
        <ZonePicker
          value={timeZone}
          likely={[browserZone(practice.timeZone), choice.place?.timeZone ?? practice.timeZone]}
          onChange={flow.chooseZone}
        />
      </div>
    </div>
  );
}

function Times({ practice, choice, flow }: TimeStepProps) {
  const { timeZone } = flow;
  const today = todayIn(timeZone, Date.now());
  const asked = useAskedDay(timeZone, today);
  const [month, setMonth] = useState(monthOf(asked ?? today));
  const wanted = { practiceId: practice.id, choice, timeZone, month, today };
  const { availability, loading, error, reload } = useAvailability(wanted);
  useFirstMonth(availability, month, setMonth);
  const pick = async (startsAt: string) => {
    // The slot was taken or it is too late: the list is stale.
    if (!(await flow.takeTime(startsAt))) reload();
  };
  return (
    <TimePicker
      {...{ availability, loading, error, month, today }}
      initialDay={asked}
      onMonth={setMonth}
      onRetry={reload}
      picking={flow.keeping}
      problem={flow.keepProblem}
      onPick={(startsAt) => void pick(startsAt)}
      none={`${practice.practitionerFirstName} has no open times for this right now. Another service or location may have some.`}
    />
  );
}

/** The day of the free time that a search result led here with, in the client's zone; undefined without one. */
function useAskedDay(timeZone: string, today: string): string | undefined {
  const [parameters] = useSearchParams();
  const start = Date.parse(parameters.get('start') ?? '');
  const day = Number.isNaN(start) ? undefined : todayIn(timeZone, start);
  return day !== undefined && day >= today ? day : undefined;
}
