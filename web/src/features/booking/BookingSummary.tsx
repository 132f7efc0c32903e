import { readFragment } from '../../gql/fragment-masking.js';
import { formatDuration } from '../../lib/duration.js';
import { formatMoney } from '../../lib/money.js';
import { Avatar } from '../../ui/Avatar.js';
import { Price } from '../../ui/Price.js';
import { PriceList, PriceList_line } from '../checkout/PriceList.js';
import type { TipChoice } from '../checkout/tip.js';
import { withChosenTip } from '../checkout/withChosenTip.js';
import { offlinePayments } from '../../lib/offlinePayments.js';
import type { BookingChoice } from './bookingChoice.js';
import type { BookedTime, KeptTime } from './bookingDraft.js';
import type { BookingPractice } from './bookingPractice.js';
import styles from './BookingSummary.module.css';
import { summaryLines, type SummaryLine } from './summaryLines.js';
import { longDate, sameClock, timeWithZone } from './times.js';
import { useCheckoutBooking } from './useCheckoutBooking.js';

export interface BookingSummaryProps {
  practice: BookingPractice;
  choice: BookingChoice | undefined;
  kept: KeptTime | undefined;
  /** The booking that is being paid for: its prices count. */
  booked: BookedTime | undefined;
  /** What was chosen about a tip; it is added when it is paid. */
  tip: TipChoice | undefined;
  timeZone: string;
}

/** What is being booked, as far as it is known. */
export function BookingSummary({ practice, choice, kept, booked, tip, timeZone }: BookingSummaryProps) {
  const currency = practice.defaultCurrency;
  const { appointment } = useCheckoutBooking(booked?.instantActionToken);
  const priceLines = (appointment?.priceLines ?? []).map((line) => readFragment(PriceList_line, line));
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
        <>
          <dl className={styles.lines}>
            {!appointment &&
              summaryLines(choice, kept).map((line, index) => <PricedLine key={index} {...line} currency={currency} />)}
            {choice.place && <Line term="Where" note={choice.place.name} />}
            {kept && <When startsAt={kept.startsAt} zone={timeZone} placeZone={choice.place?.timeZone ?? timeZone} />}
            {!appointment && (
              <div className={styles.total}>
                <dt>Total</dt>
                <dd>
                  {choice.packageToken && (kept ?? choice).amountCents === 0 ? (
                    'Covered'
                  ) : (
                    <Price amountCents={kept?.amountCents ?? choice.amountCents} currency={currency} />
                  )}
                </dd>
              </div>
            )}
          </dl>
          {appointment && (
            <div className={styles.prices}>
              <PriceList {...withChosenTip({ ...appointment, priceLines }, tip)} currency={currency} />
            </div>
          )}
          {kept?.paymentRequirement === 'none' && kept.amountCents > 0 && <PaidAtVisit practice={practice} />}
        </>
      ) : (
        <p className={styles.soft}>Choose a service to begin.</p>
      )}
      {practice.cancellationPolicy && choice && !kept && <p className={styles.policy}>{practice.cancellationPolicy}</p>}
    </div>
  );
}

/** Where no card is asked for: how the practitioner is paid instead. */
function PaidAtVisit({ practice }: { practice: BookingPractice }) {
  const ways = offlinePayments(practice);
  return (
    <p className={styles.soft}>
      Nothing to pay now. You pay {practice.practitionerFirstName} at your visit
      {ways.length > 0 && `: ${ways.join(', ')}`}.
    </p>
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
          <span className={styles.soft}> ({timeWithZone(startsAt, placeZone)})</span>
        )}
      </dd>
    </div>
  );
}

function PricedLine({ term, minutes, notes, amountCents, covered, currency }: SummaryLine & { currency: string }) {
  const text = [minutes > 0 && formatDuration(minutes), ...notes].filter(Boolean).join(' · ');
  return (
    <Line term={term} note={text}>
      {covered ? 'Covered' : amountCents === 0 ? 'Free' : formatMoney(amountCents, currency)}
    </Line>
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
