import { formatDuration } from '../../lib/duration.js';
import { Avatar } from '../../ui/Avatar.js';
import { Price } from '../../ui/Price.js';
import type { BookingChoice } from './bookingChoice.js';
import type { KeptTime } from './bookingDraft.js';
import type { BookingPractice } from './bookingPractice.js';
import styles from './BookingSummary.module.css';
import { longDate, sameClock, timeWithZone } from './times.js';

export interface BookingSummaryProps {
  practice: BookingPractice;
  choice: BookingChoice | undefined;
  kept: KeptTime | undefined;
  timeZone: string;
}

/** What is being booked, as far as it is known. */
export function BookingSummary({ practice, choice, kept, timeZone }: BookingSummaryProps) {
  return (
    <div className={styles.summary}>
      <div className={styles.who}>
        <Avatar name={practice.practitionerName} src={practice.photoUrl} size="md" decorative />
        <div>
          <strong>{practice.practitionerName}</strong>
          <p>{practice.name}</p>
        </div>
      </div>
      {choice ? (
        <dl className={styles.lines}>
          <Line term={choice.service.name} note={formatDuration(choice.variation.timeLength)}>
            <Price amountCents={choice.variation.amountCents} currency={practice.defaultCurrency} />
          </Line>
          {choice.addOns.map(({ id, name, variations: [line] }) => (
            <Line key={id} term={name} note="Add-on">
              {line && <Price amountCents={line.amountCents} currency={practice.defaultCurrency} />}
            </Line>
          ))}
          {choice.place && <Line term="Where" note={choice.place.name} />}
          {kept && <When startsAt={kept.startsAt} zone={timeZone} placeZone={choice.place?.timeZone ?? timeZone} />}
          <div className={styles.total}>
            <dt>Total</dt>
            <dd>
              <Price amountCents={kept?.amountCents ?? choice.amountCents} currency={practice.defaultCurrency} />
            </dd>
          </div>
        </dl>
      ) : (
        <p className={styles.soft}>Choose a service to begin.</p>
      )}
      {practice.cancellationPolicy && choice && <p className={styles.policy}>{practice.cancellationPolicy}</p>}
    </div>
  );
}

function When({ startsAt, zone, placeZone }: { startsAt: string; zone: string; placeZone: string }) {
  return (
    <div className={styles.line}>
      <dt>When</dt>
      <dd className={styles.when}>
        {longDate(startsAt, zone)}
        <br />
        {timeWithZone(startsAt, zone)}
        {!sameClock(startsAt, zone, placeZone) && (
          <span className={styles.soft}> ({timeWithZone(startsAt, placeZone)} there)</span>
        )}
      </dd>
    </div>
  );
}

function Line({ term, note, children }: { term: string; note?: string; children?: React.ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>
        {term}
        {children && note && <span className={styles.note}>{note}</span>}
      </dt>
      <dd>{children ?? note}</dd>
    </div>
  );
}
