import type { PartOfDay } from '../engine/search-request.js';

/** Answers of a user to the quiz. */
export interface MatchCriteria {
  conditions: readonly string[];
  /** Keys of therapy categories. */
  categories: readonly string[];
  kind: 'all' | 'in_person' | 'in_home' | 'virtual';
  /** Whether a place was asked for. */
  near: boolean;
  /** Whether days or parts of days were asked for. */
  timed: boolean;
}

/** What is known of one practitioner, as far as it counts. */
export interface Candidate {
  conditions: readonly string[];
  categories: readonly string[];
  /** Names of the categories, in the same order. */
  categoryNames: readonly string[];
  inPerson: boolean;
  inHome: boolean;
  virtual: boolean;
  distanceKm: number | null;
  currency: string;
  reviewsAverage: number;
  reviewsCount: number;
  standing: number;
  /** Earliest free start that suits, where they work. */
  opening: { date: string; partOfDay: PartOfDay } | null;
}

export interface Match {
  /** 0 to 100. */
  score: number;
  reasons: string[];
}

/** Weight of each answer. Unanswered questions do not affect the score. */
const WEIGHTS = { conditions: 40, categories: 25, time: 15, distance: 10, standing: 10 } as const;
const MAX_REASONS = 5;
/** From here on a place is as far as it can be. */
const FAR_KM = 40;
const KM_PER_MILE = 1.609344;
/** Fewer reviews than this say little. */
const SOME_REVIEWS = 3;
const GOOD_AVERAGE = 4.5;
/** The mean to which few reviews are pulled, and the best there is. */
const [USUAL_STANDING, BEST_STANDING] = [4.2, 5];

/**
 * How well a practitioner meets what was asked, and why, in plain words. The share of each criterion that is met is weighed;
 * `score` is what they come to of all that could be met.
 * @param today day where the practitioner works, `YYYY-MM-DD`: a free start today says so
 */
export function matchOf(criteria: MatchCriteria, candidate: Candidate, today: string): Match {
  const conditions = candidate.conditions.filter((condition) => criteria.conditions.includes(condition));
  const categories = candidate.categories.flatMap((key, index) =>
    criteria.categories.includes(key) ? [candidate.categoryNames[index] ?? key] : [],
  );
  const shares: [weight: number, share: number][] = [[WEIGHTS.standing, standingShare(candidate.standing)]];
  if (criteria.conditions.length > 0) shares.push([WEIGHTS.conditions, conditions.length / criteria.conditions.length]);
  if (criteria.categories.length > 0) shares.push([WEIGHTS.categories, categories.length > 0 ? 1 : 0]);
  if (criteria.timed) shares.push([WEIGHTS.time, candidate.opening ? 1 : 0]);
  if (criteria.near && candidate.distanceKm !== null) {
    shares.push([WEIGHTS.distance, 1 - Math.min(candidate.distanceKm / FAR_KM, 1)]);
  }
  const possible = shares.reduce((sum, [weight]) => sum + weight, 0);
  const met = shares.reduce((sum, [weight, share]) => sum + weight * share, 0);
  const reasons = [
    ...conditions.map((condition) => `Works with ${lowerCased(condition)}`),
    ...categories.map((category) => `Offers ${lowerCased(category)}`),
    ...openingReason(candidate, today),
    ...kindReason(criteria, candidate),
    ...distanceReason(candidate),
    ...reviewsReason(candidate),
  ];
  return { score: Math.round((100 * met) / possible), reasons: reasons.slice(0, MAX_REASONS) };
}

function standingShare(standing: number): number {
  return Math.min(Math.max((standing - USUAL_STANDING + 1) / (BEST_STANDING - USUAL_STANDING + 1), 0), 1);
}

function openingReason({ opening }: Candidate, today: string): string[] {
  if (!opening) return [];
  const { date, partOfDay } = opening;
  if (date === today) return [partOfDay === 'evening' ? 'Free this evening' : `Free this ${partOfDay}`];
  const days = (Date.parse(date) - Date.parse(today)) / 86_400_000;
  if (days === 1) return [`Free tomorrow ${partOfDay}`];
  const at = new Date(`${date}T00:00:00Z`);
  if (days < 7) return [`Free ${WEEKDAY.format(at)} ${partOfDay}`];
  return [`Free ${WEEKDAY.format(at)} ${partOfDay}, ${DAY.format(at)}`];
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

function kindReason({ kind }: MatchCriteria, candidate: Candidate): string[] {
  if (kind === 'virtual' && candidate.virtual) return ['Meets online'];
  if (kind === 'in_home' && candidate.inHome) return ['Comes to your home'];
  if (kind === 'in_person' && candidate.inPerson) return ['Sees clients in person'];
  return [];
}

/** Miles where people think in miles; near things in tenths. */
function distanceReason({ distanceKm, currency }: Candidate): string[] {
  if (distanceKm === null) return [];
  const miles = currency === 'USD' || currency === 'GBP';
  const value = miles ? distanceKm / KM_PER_MILE : distanceKm;
  if (value < 1) return [`Less than a ${miles ? 'mile' : 'kilometer'} away`];
  return [`${value < 10 ? value.toFixed(1) : value.toFixed(0)} ${miles ? 'mi' : 'km'} away`];
}

function reviewsReason({ reviewsAverage, reviewsCount }: Candidate): string[] {
  if (reviewsCount < SOME_REVIEWS || reviewsAverage < GOOD_AVERAGE) return [];
  return [`${reviewsAverage.toFixed(1)} stars from ${reviewsCount} reviews`];
}

/** `Back Pain` within a sentence is back pain; `PTSD` and `TMJ` stay as they are. */
function lowerCased(name: string): string {
  return name.replace(/\p{L}+/gu, (word) =>
    /^\p{Lu}\p{Ll}*$/u.test(word) && word.length > 1 ? word.toLowerCase() : word,
  );
}
