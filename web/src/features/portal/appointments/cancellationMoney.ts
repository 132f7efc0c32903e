import type { CancellationOutcomeQuery } from '../../../gql/graphql.js';
import { formatAmount } from '../../../lib/money.js';

type Answered = NonNullable<CancellationOutcomeQuery['tokenAppointment']>;
/** What cancelling a visit is reckoned from. */
export type CancelledVisit = NonNullable<NonNullable<Answered['series']>['visits']>[number];

/** What cancelling visits does to money and packages, one sentence each (spec: shown before the confirmation). */
export function cancellationSentences(visits: readonly CancelledVisit[]): string[] {
  const kept = visits.filter((visit) => outcomeOf(visit, visits) === 'kept');
  const others = visits.filter((visit) => !kept.includes(visit));
  return [
    ...moneySentences(others, kept.length > 0),
    ...visits.flatMap((visit) => packageSentence(visit, visits)),
    ...sessionSentences(visits, kept),
  ];
}

function moneySentences(visits: readonly CancelledVisit[], isSome: boolean): string[] {
  const currency = visits[0]?.amountCurrency ?? '';
  if (visits.some(({ received }) => !received)) return ["They'll be refunded."];
  const sumOf = (part: 'cardCents' | 'giftCardCents' | 'offlineCents') =>
    visits.reduce((sum, { received }) => sum + (received?.[part] ?? 0), 0);
  const [card, gift, offline] = [sumOf('cardCents'), sumOf('giftCardCents'), sumOf('offlineCents')];
  const money = (cents: number) => formatAmount(cents, currency);
  const sentences = [
    ...(card > 0 ? [`${money(card)} goes back to the original card or wallet.`] : []),
    ...(gift > 0 ? [`${money(gift)} goes back onto the gift card.`] : []),
    ...(offline > 0
      ? [`You were paid ${money(offline)} outside of Yarrow. Please pay that back yourself and record it as a refund.`]
      : []),
  ];
  return sentences.length > 0 || isSome ? sentences : ['Nothing was paid, and nothing will be charged.'];
}

/**
 * What becomes of the package that a visit buys. It ends with its visit as well where all of its sessions that are booked are
 * cancelled in the same step.
 */
function outcomeOf(visit: CancelledVisit, all: readonly CancelledVisit[]) {
  const { cancellationPackageOutcome: alone, package: bought } = visit;
  if (alone !== 'kept' || !bought) return alone ?? undefined;
  const used = bought.numberOfSessions - bought.sessionsRemaining;
  return all.filter((other) => other.package?.id === bought.id).length >= used ? 'ends' : 'kept';
}

function packageSentence(visit: CancelledVisit, all: readonly CancelledVisit[]): string[] {
  const outcome = outcomeOf(visit, all);
  if (outcome === 'ends') return ['The package that it bought ends with it.'];
  if (outcome !== 'kept') return [];
  return [
    "They keep the package, as another session of it is booked or used. Its price isn't refunded; anything else they paid is.",
  ];
}

/** Sessions of packages that were bought before go back, of those that end there are none left. */
function sessionSentences(visits: readonly CancelledVisit[], kept: readonly CancelledVisit[]): string[] {
  const ended = visits.filter((visit) => outcomeOf(visit, visits) === 'ends').map((visit) => visit.package?.id);
  const returned = visits.filter(
    (visit) => visit.package && !kept.includes(visit) && !ended.includes(visit.package.id),
  );
  const names = new Map(returned.map((visit) => [visit.package!.id, visit.package!.name]));
  return [...names].map(([id, name]) => {
    const count = returned.filter((visit) => visit.package?.id === id).length;
    return count === 1
      ? `Its session of ${name} can be booked again.`
      : `${count} sessions of ${name} can be booked again.`;
  });
}
