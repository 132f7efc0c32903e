import type { MatchPractitionersInput, PartOfDay } from '../../gql/graphql.js';
import { readSearch, type SearchAddress } from '../../lib/searchAddress.js';
import { KINDS, PARTS_OF_DAY } from '../search/searchState.js';
import { dayChoices } from '../search/days.js';

/** The steps of the quiz, in order; the last leads to the results. */
export const STEPS = ['reason', 'therapy', 'how', 'where', 'when'] as const;
export type QuizStep = (typeof STEPS)[number];

export const WHENS = ['any', 'soon', 'week', 'weekdays', 'weekend'] as const;
export type QuizWhen = (typeof WHENS)[number];

/** Everything that was answered; the address holds all of it, so that a link leads to the same place. */
export interface QuizState extends Pick<SearchAddress, 'place' | 'near' | 'country'> {
  step: QuizStep;
  /** Names of conditions. */
  conditions: readonly string[];
  /** Keys of therapy categories. */
  categories: readonly string[];
  filter: NonNullable<SearchAddress['filter']>;
  when: QuizWhen;
  partsOfDay: readonly PartOfDay[];
}

/** As many as the service takes. */
export const MAX_ANSWERS = 8;

/** Reads the address; answers that make no sense are left out. */
export function readQuiz(parameters: URLSearchParams): QuizState {
  const { place, near, country, filter = 'all' } = readSearch(parameters);
  const parts = parameters.get('part')?.split(',') ?? [];
  return {
    step: STEPS.find((step) => step === parameters.get('step')) ?? 'reason',
    conditions: answers(parameters.getAll('for')),
    categories: answers(parameters.getAll('like')),
    filter,
    place,
    near,
    country,
    when: WHENS.find((when) => when === parameters.get('when')) ?? 'any',
    partsOfDay: PARTS_OF_DAY.filter((part) => parts.includes(part)),
  };
}

function answers(given: string[]): string[] {
  return [...new Set(given.filter((answer) => answer && answer.length <= 80))].slice(0, MAX_ANSWERS);
}

export function quizHref(state: QuizState): string {
  const parameters = answerParameters(state);
  if (state.step !== 'reason') parameters.set('step', state.step);
  return parameters.size > 0 ? `/quiz?${parameters}` : '/quiz';
}

export function quizResultsHref(state: QuizState): string {
  const parameters = answerParameters(state);
  return parameters.size > 0 ? `/quiz/results?${parameters}` : '/quiz/results';
}

function answerParameters({ conditions, categories, filter, place, near, country, when, partsOfDay }: QuizState) {
  const parameters = new URLSearchParams();
  for (const condition of conditions) parameters.append('for', condition);
  for (const category of categories) parameters.append('like', category);
  if (filter !== 'all') parameters.set('activeFilter', filter);
  // Distance does not matter online.
  if (filter !== 'virtual' && place) parameters.set('searched_location', place);
  if (filter !== 'virtual' && place && !near && country) parameters.set('country', country);
  if (filter !== 'virtual' && near) {
    parameters.set('aroundLatLng[lat]', String(near.lat));
    parameters.set('aroundLatLng[lng]', String(near.lng));
  }
  if (when !== 'any') parameters.set('when', when);
  if (partsOfDay.length > 0) parameters.set('part', partsOfDay.join(','));
  return parameters;
}

/** The steps that are asked: who wants to meet online is not asked where. */
export function stepsOf({ filter }: Pick<QuizState, 'filter'>): readonly QuizStep[] {
  return filter === 'virtual' ? STEPS.filter((step) => step !== 'where') : STEPS;
}

/** @param today `YYYY-MM-DD` where the browser is */
export function matchInput(state: QuizState, today: string): MatchPractitionersInput {
  const { conditions, categories, filter, near, place, country, when, partsOfDay } = state;
  const days = (name: string) => dayChoices(today).find(({ value }) => value === name)?.range;
  const range =
    when === 'soon' ? { from: today, to: days('tomorrow')?.to } : when === 'week' ? days('week') : undefined;
  return {
    conditions: [...conditions],
    categories: [...categories],
    kind: KINDS[filter],
    near: near ?? null,
    place: near ? null : (place ?? null),
    ...(place && !near && country && { country }),
    from: range?.from ?? null,
    to: range?.to ?? null,
    partsOfDay: partsOfDay.length > 0 ? [...partsOfDay] : null,
    weekend: when === 'weekend' ? true : when === 'weekdays' ? false : null,
    first: 10,
  };
}
