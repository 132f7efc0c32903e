import { DomainError } from '@yarrow/kit/domain-error';
import { isBlank } from '@yarrow/kit/values/input-rules';
import type { Question, QuestionMultipleTextModel, QuestionTextBase, SurveyModel } from 'survey-core';

const FORM_MAX_LENGTH = 200_000;
const RESPONSE_MAX_LENGTH = 150_000;
/** Maximum length of a text answer where the question sets no limit of its own. */
const TEXT_MAX_LENGTH = 10_000;
/** The question types that a form may have (spec portal-configuration §9). */
const TYPES: ReadonlySet<string> = new Set([
  'boolean',
  'checkbox',
  'comment',
  'dropdown',
  'tagbox',
  'image',
  'matrix',
  'matrixdropdown',
  'matrixdynamic',
  'multipletext',
  'panel',
  'paneldynamic',
  'radiogroup',
  'rating',
  'ranking',
  'signaturepad',
  'text',
]);
/**
 * Settings that would fetch from elsewhere, send people elsewhere, insert HTML or let the practice's own regular
 * expressions run here against what clients type.
 */
const FORBIDDEN_SETTINGS: ReadonlySet<string> = new Set([
  'choicesByUrl',
  'completedBeforeHtml',
  'completedHtml',
  'completedHtmlOnCondition',
  'html',
  'loadingHtml',
  'navigateToUrl',
  'navigateToUrlOnCondition',
  'regex',
  'surveyId',
  'surveyPostId',
]);
/** Names that mean something to JavaScript itself. */
const RESERVED_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
const SIGNATURE = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+=*$/;

/** Loaded when the first form is looked at: the library is large, and most requests have nothing to do with forms. */
const surveyCore = () => import('survey-core');

/**
 * A form as it may be kept.
 * @param text SurveyJS's JSON
 * @throws DomainError `invalid_data`
 */
export async function parseForm(text: string): Promise<string> {
  if (text.length > FORM_MAX_LENGTH) throw invalidForm('The form is too large.');
  const json = parseObject(text);
  if (!json) throw invalidForm('The form is not a JSON object.');
  const setting = findKey(json, (key) => FORBIDDEN_SETTINGS.has(key) || RESERVED_KEYS.has(key));
  if (setting !== undefined) throw invalidForm(`The form may not use “${setting}”.`);
  const types = [...typesOf(json)].filter((type) => !TYPES.has(type));
  if (types.length > 0) throw invalidForm(`The form may not use “${types[0]}”.`);
  const { Model } = await surveyCore();
  const model = new Model(json);
  if (model.jsonErrors?.length) throw invalidForm(model.jsonErrors[0]!.message);
  const names = model.getAllQuestions().map(({ name }) => name);
  if (names.length === 0) throw invalidForm('The form has no question.');
  if (new Set(names).size < names.length) throw invalidForm('Two questions have the same name.');
  return JSON.stringify(json);
}

/**
 * Answers as they may be kept: exactly what the form asks for, and all that it requires.
 * @param form SurveyJS's JSON
 * @param text the answers as JSON
 * @returns the answers with their keys in order, so that the same answers are the same text
 * @throws DomainError `invalid_form_data`
 */
export async function checkResponse(form: string, text: string): Promise<string> {
  if (text.length > RESPONSE_MAX_LENGTH) throw invalidAnswers('The answers are too long.');
  const answers = parseObject(text);
  if (!answers || findKey(answers, (key) => RESERVED_KEYS.has(key)) !== undefined)
    throw invalidAnswers('The answers could not be read.');
  const given = sortedJson(answers);
  const { Model } = await surveyCore();
  const model = new Model(JSON.parse(form));
  model.data = answers;
  for (const question of model.getAllQuestions(false, false, true)) assertShape(question, answers);
  assertValid(model);
  model.clearIncorrectValues(true);
  if (sortedJson(model.data as object) !== given)
    throw invalidAnswers('There are answers to what the form does not ask.');
  return given;
}

/** The same answers as one and the same text, whatever the order in which they came; undefined for what is no object. */
export function canonicalAnswers(text: string): string | undefined {
  const answers = parseObject(text);
  return answers && sortedJson(answers);
}

function assertValid(model: SurveyModel): void {
  const unseen = model
    .getAllQuestions(true, false, true)
    .find(({ isRequired, value }) => isRequired && typeof value === 'string' && isBlank(value));
  if (unseen) throw invalidAnswers(`${unseen.processedTitle}: Please answer the question.`);
  if (model.validate(true, false)) return;
  const wrong = model.getAllQuestions(true, false, true).find(({ errors }) => errors.length > 0);
  const reason = wrong?.errors[0]?.text ?? 'Please answer all required questions.';
  throw invalidAnswers(wrong ? `${wrong.processedTitle}: ${reason}` : reason);
}

/** The library trusts its own controls; a request may hold anything. */
function assertShape(question: Question, answers: object): void {
  // Of questions within others the library hands out what it was given; the outer ones it may have put in order.
  const name = question.getValueName();
  const value: unknown = question.parentQuestion ? question.value : (answers as Record<string, unknown>)[name];
  if (value === undefined || value === null || value === '') return;
  const fits = shapes[question.getType()]?.(value, question) ?? true;
  if (!fits) throw invalidAnswers(`${question.processedTitle}: Please check this answer.`);
}

const isText = (value: unknown, { maxLength }: { maxLength: number }) =>
  typeof value === 'number' ||
  (typeof value === 'string' && value.length <= (maxLength > 0 ? maxLength : TEXT_MAX_LENGTH));
const isTextAnswer = (value: unknown, question: Question) => isText(value, question as QuestionTextBase);
const isPlain = (value: unknown) => typeof value !== 'object';
const isList = (value: unknown) => Array.isArray(value);
const isObject = (value: unknown) => typeof value === 'object' && !Array.isArray(value);

function isItems(value: unknown, question: Question): boolean {
  if (!isObject(value)) return false;
  const items = new Map((question as QuestionMultipleTextModel).items.map((item) => [item.name, item]));
  return Object.entries(value as object).every(([name, text]) => items.has(name) && isText(text, items.get(name)!));
}

const shapes: Readonly<Record<string, (value: unknown, question: Question) => boolean>> = {
  text: isTextAnswer,
  comment: isTextAnswer,
  boolean: isPlain,
  radiogroup: isPlain,
  dropdown: isPlain,
  rating: isPlain,
  checkbox: isList,
  tagbox: isList,
  ranking: isList,
  paneldynamic: isList,
  matrixdynamic: isList,
  multipletext: isItems,
  matrix: isObject,
  matrixdropdown: isObject,
  signaturepad: (value) => typeof value === 'string' && SIGNATURE.test(value),
};

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The first key anywhere in a value that `matches`. */
function findKey(value: unknown, matches: (key: string) => boolean): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value) && matches(key)) return key;
    const found = findKey(inner, matches);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Types of everything in `elements` and `templateElements`, whatever lies within what. */
function* typesOf(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (['elements', 'templateElements', 'questions'].includes(key) && Array.isArray(inner))
      for (const element of inner) yield String((element as { type?: unknown } | null)?.type ?? '');
    // A column of a matrix names the control of its cells.
    if (key === 'cellType' && inner !== 'default') yield String(inner);
    yield* typesOf(inner);
  }
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

const invalidForm = (message: string) => new DomainError('invalid_data', message, 'data');
const invalidAnswers = (message: string) => new DomainError('invalid_form_data', message, 'formData');
