import { Model, type Question } from 'survey-core';

/** One answer, as it is read. */
export interface Answer {
  /** Unique where it stands. */
  key: string;
  /** What was asked; empty for what could be added more than once. */
  title: string;
  /** Empty where nothing was answered. */
  text: string;
  /** A drawing, such as a signature: an image of `data:`. */
  drawing?: string;
  /** Of a question that holds others: a table, or something that could be added more than once. */
  parts?: readonly Answer[];
}

/** A page of the form. */
export interface AnsweredPage {
  key: string;
  title: string;
  answers: readonly Answer[];
}

type PlainData = ReturnType<Question['getPlainData']>;

/** What stands in a form and asks nothing. */
const SHOWN_ONLY = new Set(['expression', 'html', 'image']);
/** Questions that hold others. */
const NESTING = new Set(['matrix', 'matrixdropdown', 'matrixdynamic', 'multipletext', 'paneldynamic']);
/** The library puts the row before the title of the column. */
const COLUMN = ', column ';
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The answers with their questions; leaves out questions that did not apply.
 * @param form SurveyJS's JSON
 * @param answers the answers as JSON: an object by names of questions
 */
export function answersOf(form: string, answers: string): readonly AnsweredPage[] {
  const survey = new Model(JSON.parse(form));
  survey.data = JSON.parse(answers);
  return survey.pages
    .map((page) => {
      const given = page.questions.filter(wasAsked).map(answerTo);
      return { key: page.name, title: page.processedTitle, answers: given };
    })
    .filter(({ answers: given }) => given.length > 0);
}

function wasAsked(question: Question): boolean {
  return question.isVisible && question.isParentVisible && !SHOWN_ONLY.has(question.getType());
}

function answerTo(question: Question): Answer {
  if (NESTING.has(question.getType())) return nested(question.getPlainData({ includeEmpty: true }));
  const { name: key, processedTitle: title, value } = question;
  if (isDrawing(value)) return { key, title, text: '', drawing: value };
  const remark = question.showCommentArea ? textOf(question.comment) : '';
  return { key, title, text: [...givenTexts(question), remark].filter(Boolean).join('\n') };
}

/** Each of several choices by itself: they may be sentences. */
function givenTexts(question: Question): string[] {
  const { value, displayValue } = question;
  if (!Array.isArray(value)) return [textOf(displayValue)];
  return value.map((one: unknown) => textOf(question.getDisplayValue(false, [one])));
}

/** Rows and panels that were added are known by their place, all others by what they are called. */
function nested({ name, title, value, displayValue, data = [] }: PlainData): Answer {
  const shown = { key: String(name), title: title.split(COLUMN).at(-1) ?? title };
  if (isDrawing(value)) return { ...shown, text: '', drawing: value };
  const isAdded = Array.isArray(value);
  const parts = data.map((part) => nested(isAdded ? { ...part, title: '' } : part));
  if (parts.length > 0) return { ...shown, text: '', parts };
  if (typeof displayValue !== 'object') return { ...shown, text: textOf(displayValue) };
  const items = Object.entries(displayValue ?? {}).map(([item, text]) => ({
    key: item,
    title: item,
    text: textOf(text),
  }));
  return { ...shown, text: '', ...(items.length > 0 && { parts: items }) };
}

const isDrawing = (value: unknown): value is string => typeof value === 'string' && value.startsWith('data:image/');

function textOf(value: unknown): string {
  if (value === undefined || value === null || typeof value === 'object') return '';
  const text = String(value);
  return DATE.test(text) ? LONG_DATE.format(Date.parse(text)) : text;
}
