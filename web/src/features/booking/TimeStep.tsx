import { todayIn } from '@yarrow/time/wall-time';
import { useState } from 'react';
import { Button } from '../../ui/Button.js';
import { ErrorState } from '../../ui/EmptyState.js';
import type { BookingChoice } from './bookingChoice.js';
import { choiceKey } from './bookingChoice.js';
import type { KeptTime } from './bookingDraft.js';
import type { BookingPractice } from './bookingPractice.js';
import { MonthCalendar } from './MonthCalendar.js';
import { dayTitle, monthOf, monthTitle, shiftMonth } from './month.js';
import { Notice } from './Notice.js';
import { PlaceChoice } from './PlaceChoice.js';
import { SlotList } from './SlotList.js';
import styles from './TimeStep.module.css';
import { browserZone, longDate, timeWithZone, wallClock } from './times.js';
import { useAvailability } from './useAvailability.js';
import { useKeepTime } from './useKeepTime.js';
import { ZonePicker } from './ZonePicker.js';

export interface TimeStepProps {
  practice: BookingPractice;
  choice: BookingChoice;
  kept: KeptTime | undefined;
  timeZone: string;
  onPlace: (placeId: string) => void;
  onZone: (zone: string) => void;
  onKept: (kept: KeptTime) => void;
  /** Goes on with the time that is kept already. */
  onContinue: () => void;
}

/** How far ahead the calendar goes. */
const MONTHS_AHEAD = 12;

/** Where and when. Choosing a time keeps it at once. */
export function TimeStep(props: TimeStepProps) {
  const { practice, choice, kept, timeZone } = props;
  return (
    <div className={styles.step}>
      {kept && kept.choice === choiceKey(choice) && Date.parse(kept.expiresAt) > Date.now() && (
        <Notice
          action={
            <Button size="sm" onClick={props.onContinue}>
              Keep this time
            </Button>
          }
        >
          We are keeping <strong>{longDate(kept.startsAt, timeZone)}</strong> at{' '}
          <strong>{timeWithZone(kept.startsAt, timeZone)}</strong> for you.
        </Notice>
      )}
      <PlaceChoice places={choice.places} value={choice.place?.id} onChange={props.onPlace} />
      {choice.place && <Times key={choice.place.id + timeZone} {...props} />}
      <div className={styles.zone}>
        <ZonePicker
          value={timeZone}
          likely={[browserZone(practice.timeZone), choice.place?.timeZone ?? practice.timeZone]}
          onChange={props.onZone}
        />
      </div>
    </div>
  );
}

function Times({ practice, choice, kept, timeZone, onKept }: TimeStepProps) {
  const today = todayIn(timeZone, Date.now());
  const thisMonth = monthOf(today);
  const [month, setMonth] = useState(thisMonth);
  const [picked, setPicked] = useState<string>();
  const wanted = { practiceId: practice.id, choice, timeZone, month, today };
  const { availability, fetching, error, reload } = useAvailability(wanted);
  const { keep, keeping, problem } = useKeepTime({
    practiceId: practice.id,
    timeZone,
    kept,
    onKept,
    onRefused: reload,
  });

  if (error && !availability) return <ErrorState title="The times did not load" onRetry={reload} />;
  const days = availability?.days;
  const day = days?.find(({ date }) => date === picked) ?? days?.[0];
  const next = availability?.nextStartsAt;
  return (
    <>
      <div role="alert">{problem && <Notice tone="warning">{problem}</Notice>}</div>
      <div className={styles.calendar}>
        <MonthCalendar
          month={month}
          first={thisMonth}
          last={shiftMonth(thisMonth, MONTHS_AHEAD)}
          open={days && new Set(days.map(({ date }) => date))}
          value={day?.date}
          today={today}
          onMonth={setMonth}
          onPick={setPicked}
        />
        <div aria-busy={fetching} aria-live="polite" className={styles.times}>
          {!days && <p className={styles.soft}>Looking for times…</p>}
          {availability && day && (
            <SlotList
              date={day.date}
              slots={day.slots}
              practiceTimeZone={availability.practiceTimeZone}
              keeping={keeping}
              onPick={(startsAt) => void keep(choice, startsAt)}
            />
          )}
          {days?.length === 0 && (
            <div className={styles.none}>
              <p>
                <strong>No times left in {monthTitle(month)}.</strong>
              </p>
              {next ? (
                <Button
                  variant="outline"
                  onClick={() => {
                    setMonth(monthOf(next));
                    setPicked(next.slice(0, 10));
                  }}
                >
                  Next: {dayTitle(next.slice(0, 10))}, {wallClock(next)}
                </Button>
              ) : (
                <p className={styles.soft}>
                  {practice.practitionerFirstName} has no open times for this at the moment. Another service or place
                  may have some.
                </p>
              )}
            </div>
          )}
        </div>
      </div>
    </>
  );
}
