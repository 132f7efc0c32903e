import { formatTime, formatDayAndMonth, zoneLabel } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { graphql } from '../../gql/gql.js';
import type { CancellationTerms_TermsFragment } from '../../gql/graphql.js';
import { formatMoney } from '../../lib/money.js';
import { shareOf } from './tip.js';

export const CancellationTerms_terms = graphql(`
  fragment CancellationTerms_terms on CancellationTerms {
    text
    lateHours
    lateFeePercent
    lateFeeCents
    noShowFeePercent
  }
`);

/** The rules of cancelling, without the practice's own words. */
export type Terms = Omit<CancellationTerms_TermsFragment, ' $fragmentName' | '__typename' | 'text'>;

export interface TermsFacts {
  terms: Terms;
  /** Until when cancelling is free; null where it always is, or never. */
  freeUntil: string | null | undefined;
  /** Sum of the services that no package pays for, cents. */
  amountCents?: number;
  /** What being late costs by the server's count, coupons taken off, cents; counted of the amount before there are any. */
  feeCents?: number;
  currency: string;
  /** It is a session of a package: being late uses it up. */
  takesSession?: boolean;
  /** Zone in which the client reads times. */
  zone: string;
  now: number;
}

const WEEK_MS = 6 * 24 * 3_600_000;

/** `Free until Sat 11:00 AM New York time; after that 50% ($60).` and what not coming costs. */
export function termsSentence(facts: TermsFacts): string {
  const { terms, freeUntil, amountCents = 0, currency, zone, now } = facts;
  const noShow = shareOf({ amountCents, currency }, terms.noShowFeePercent);
  const missed =
    noShow > 0 ? ` No-shows are charged ${terms.noShowFeePercent}% (${formatMoney(noShow, currency)}).` : '';
  const loss = lossText(facts);
  if (!loss) return `Cancelling is free until the visit starts.${missed}`;
  if (!freeUntil || parseOffsetDateTime(freeUntil) <= now) return `Cancelling costs ${loss}.${missed}`;
  return `Free until ${momentText(freeUntil, zone, now)}; after that ${loss}.${missed}`;
}

/** `Moving is free until Sat 11:00 AM New York time; after that 50% ($60).` */
export function movingSentence(facts: TermsFacts): string {
  const { freeUntil, zone, now } = facts;
  const loss = lossText({ ...facts, takesSession: false });
  if (!loss) return 'Moving is free until the visit starts.';
  if (!freeUntil || parseOffsetDateTime(freeUntil) <= now) return `Moving now costs ${loss}.`;
  return `Moving is free until ${momentText(freeUntil, zone, now)}; after that ${loss}.`;
}

/** `50% ($60)`, `$30` or `a session of your package`; empty where being late costs nothing. */
export function lossText(facts: Omit<TermsFacts, 'freeUntil' | 'zone' | 'now'>): string {
  const { terms, amountCents = 0, currency, takesSession = false } = facts;
  const { lateHours, lateFeePercent: percent, lateFeeCents } = terms;
  if (lateHours <= 0 || (percent <= 0 && lateFeeCents <= 0)) return '';
  const feeCents =
    facts.feeCents ?? (percent > 0 ? shareOf({ amountCents, currency }, percent) : Math.min(lateFeeCents, amountCents));
  const fee = percent > 0 ? `${percent}% (${formatMoney(feeCents, currency)})` : formatMoney(feeCents, currency);
  return [takesSession && 'a session of your package', feeCents > 0 && fee].filter(Boolean).join(' and ');
}

/** `Sat 11:00 AM New York time`, with the date if the weekday would be ambiguous: after a week, or in the past. */
export function momentText(instant: string, zone: string, now: number): string {
  const epochMs = parseOffsetDateTime(instant);
  const time = `${formatTime(epochMs, zone)} ${zoneLabel(epochMs, zone)}`;
  const day = formatDayAndMonth(epochMs, zone);
  const thisWeek = epochMs >= now && epochMs - now < WEEK_MS;
  return thisWeek ? `${day.split(', ')[0]} ${time}` : `${day}, ${time}`;
}
