import { omitBy } from 'es-toolkit/object';
import { isUndefined } from 'es-toolkit/predicate';
import type { FormElement } from './formJson.js';
import { isQuestionType, type QuestionType } from './questionTypes.js';

/** One column of a table, as it is edited. */
export interface ColumnValues {
  /** Of the stored column; empty for a new one. */
  name: string;
  title: string;
  cellType: string;
  /** One choice a line, for columns with choices. */
  choices: string;
}

/** An element as it is edited; only the fields of its type are shown. */
export interface ElementValues {
  title: string;
  description: string;
  isRequired: boolean;
  inputType: string;
  placeholder: string;
  maxLength: string;
  /** One a line. */
  choices: string;
  showOtherItem: boolean;
  showNoneItem: boolean;
  labelTrue: string;
  labelFalse: string;
  rateMin: string;
  rateMax: string;
  minRateDescription: string;
  maxRateDescription: string;
  /** One a line. */
  items: string;
  /** One a line. */
  rows: string;
  /** One a line: the columns of a table with one choice per row. */
  options: string;
  columns: ColumnValues[];
  imageLink: string;
  altText: string;
}

/** Which fields an element of a type has, in addition to title and description. */
export const FIELDS_OF: Readonly<Record<QuestionType, readonly (keyof ElementValues)[]>> = {
  text: ['isRequired', 'inputType', 'placeholder', 'maxLength'],
  comment: ['isRequired', 'placeholder', 'maxLength'],
  boolean: ['isRequired', 'labelTrue', 'labelFalse'],
  radiogroup: ['isRequired', 'choices', 'showOtherItem', 'showNoneItem'],
  checkbox: ['isRequired', 'choices', 'showOtherItem', 'showNoneItem'],
  dropdown: ['isRequired', 'choices', 'showOtherItem', 'showNoneItem'],
  tagbox: ['isRequired', 'choices', 'showOtherItem', 'showNoneItem'],
  rating: ['isRequired', 'rateMin', 'rateMax', 'minRateDescription', 'maxRateDescription'],
  ranking: ['isRequired', 'choices'],
  multipletext: ['isRequired', 'items'],
  matrix: ['isRequired', 'options', 'rows'],
  matrixdropdown: ['isRequired', 'columns', 'rows'],
  matrixdynamic: ['isRequired', 'columns'],
  signaturepad: ['isRequired'],
  image: ['imageLink', 'altText'],
  panel: [],
  paneldynamic: [],
};

export const INPUT_TYPES = [
  { value: 'text', label: 'Text' },
  { value: 'email', label: 'Email address' },
  { value: 'tel', label: 'Phone number' },
  { value: 'number', label: 'Number' },
  { value: 'date', label: 'Date' },
  { value: 'time', label: 'Time' },
  { value: 'url', label: 'Web address' },
] as const;

/** Controls of the cells of a table, of the types that a form may have. */
export const CELL_TYPES = [
  { value: 'text', label: 'Short answer' },
  { value: 'comment', label: 'Long answer' },
  { value: 'boolean', label: 'Yes or no' },
  { value: 'dropdown', label: 'One choice from a list' },
  { value: 'radiogroup', label: 'One choice' },
  { value: 'checkbox', label: 'Several choices' },
  { value: 'rating', label: 'Rating' },
] as const;

const CHOOSING_CELLS: readonly string[] = ['dropdown', 'radiogroup', 'checkbox'];
export const hasChoices = (cellType: string): boolean => CHOOSING_CELLS.includes(cellType);

/** A choice, a row or an item: a text, or a value with a text. */
type Item = string | number | { value?: unknown; name?: unknown; text?: unknown; title?: unknown };

const textOf = (item: Item): string =>
  typeof item === 'object' ? String(item.text ?? item.title ?? item.value ?? item.name ?? '') : String(item);
const linesOf = (items: unknown): string => (Array.isArray(items) ? (items as Item[]).map(textOf).join('\n') : '');
const wordOf = (setting: unknown): string => (setting === undefined || setting === null ? '' : String(setting));

export function valuesOf(element: FormElement): ElementValues {
  const columns = Array.isArray(element['columns']) ? (element['columns'] as (Item & Record<string, unknown>)[]) : [];
  return {
    title: wordOf(element.title),
    description: wordOf(element['description']),
    isRequired: element['isRequired'] === true,
    inputType: wordOf(element['inputType']) || 'text',
    placeholder: wordOf(element['placeholder']),
    maxLength: wordOf(element['maxLength']),
    choices: linesOf(element['choices']),
    showOtherItem: element['showOtherItem'] === true,
    showNoneItem: element['showNoneItem'] === true,
    labelTrue: wordOf(element['labelTrue']),
    labelFalse: wordOf(element['labelFalse']),
    rateMin: wordOf(element['rateMin'] ?? 1),
    rateMax: wordOf(element['rateMax'] ?? 5),
    minRateDescription: wordOf(element['minRateDescription']),
    maxRateDescription: wordOf(element['maxRateDescription']),
    items: linesOf(element['items']),
    // Of a long answer it is a number: how many lines it shows.
    rows: linesOf(element['rows']),
    options: element.type === 'matrix' ? linesOf(element['columns']) : '',
    columns: element.type === 'matrix' ? [] : columns.map(columnValues),
    imageLink: wordOf(element['imageLink']),
    altText: wordOf(element['altText']),
  };
}

function columnValues(column: Item & Record<string, unknown>): ColumnValues {
  const { name = '', title, cellType, choices } = column;
  return {
    name: wordOf(name),
    title: wordOf(title ?? name),
    cellType: wordOf(cellType) || 'dropdown',
    choices: linesOf(choices),
  };
}

export const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * Texts as choices. A choice that was only reworded keeps its value, which conditions ask for: the one with the same text,
 * else the one at the same place of as many.
 */
function itemsOf(text: string, stored: unknown): Item[] {
  const before = Array.isArray(stored) ? (stored as Item[]) : [];
  const texts = linesIn(text);
  return texts.map((line, at) => {
    const same = before.find((item) => textOf(item) === line);
    if (same !== undefined) return same;
    const replaced = before.length === texts.length ? before[at] : undefined;
    if (replaced === undefined || texts.includes(textOf(replaced))) return line;
    return typeof replaced === 'object' ? { ...replaced, text: line } : { value: replaced, text: line };
  });
}

/** Parts of a question: each has a name of its own that stays. */
function namedItems(text: string, stored: unknown): Record<string, unknown>[] {
  const before = Array.isArray(stored) ? (stored as Record<string, unknown>[]) : [];
  const texts = linesIn(text);
  const taken = new Set(before.map(({ name }) => wordOf(name)));
  const newName = () => {
    let number = 1;
    while (taken.has(`item${number}`)) number += 1;
    taken.add(`item${number}`);
    return `item${number}`;
  };
  return texts.map((title, at) => {
    const same = before.find((item) => textOf(item) === title);
    const replaced = same ?? (before.length === texts.length ? before[at] : undefined);
    if (replaced && (same || !texts.includes(textOf(replaced)))) return { ...replaced, title };
    return { name: newName(), title };
  });
}

function columnsOf(columns: readonly ColumnValues[], stored: unknown): Record<string, unknown>[] {
  const before = Array.isArray(stored) ? (stored as Record<string, unknown>[]) : [];
  const taken = new Set(columns.map(({ name }) => name));
  return columns.map(({ name, title, cellType, choices }) => {
    const known = before.find((column) => column['name'] === name) ?? {};
    let [ownName, number] = [name, 1];
    while (!ownName) {
      const next = `column${number}`;
      if (!taken.has(next)) ownName = next;
      taken.add(next);
      number += 1;
    }
    const { choices: storedChoices, ...rest } = known as Record<string, unknown>;
    const own = hasChoices(cellType) ? { choices: itemsOf(choices, storedChoices) } : {};
    return { ...rest, name: ownName, title, cellType, ...own };
  });
}

export const numberOf = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));

/** What each field makes of the stored element; undefined takes a setting out. */
const SETTINGS: Readonly<Record<string, (values: ElementValues, element: FormElement) => unknown>> = {
  isRequired: ({ isRequired }) => isRequired || undefined,
  inputType: ({ inputType }) => (inputType === 'text' ? undefined : inputType),
  placeholder: ({ placeholder }) => placeholder || undefined,
  maxLength: ({ maxLength }) => numberOf(maxLength),
  choices: ({ choices }, element) => itemsOf(choices, element['choices']),
  showOtherItem: ({ showOtherItem }) => showOtherItem || undefined,
  showNoneItem: ({ showNoneItem }) => showNoneItem || undefined,
  labelTrue: ({ labelTrue }) => labelTrue || undefined,
  labelFalse: ({ labelFalse }) => labelFalse || undefined,
  rateMin: ({ rateMin }) => numberOf(rateMin),
  rateMax: ({ rateMax }) => numberOf(rateMax),
  minRateDescription: ({ minRateDescription }) => minRateDescription || undefined,
  maxRateDescription: ({ maxRateDescription }) => maxRateDescription || undefined,
  items: ({ items }, element) => namedItems(items, element['items']),
  rows: ({ rows }, element) => itemsOf(rows, element['rows']),
  columns: ({ columns }, element) => columnsOf(columns, element['columns']),
  imageLink: ({ imageLink }) => imageLink || undefined,
  altText: ({ altText }) => altText || undefined,
};

/** The element with what was edited; everything else in it stays. */
export function elementOf(element: FormElement, values: ElementValues): FormElement {
  const changed: Record<string, unknown> = {
    ...element,
    title: values.title.trim(),
    description: values.description.trim() || undefined,
  };
  for (const field of isQuestionType(element.type) ? FIELDS_OF[element.type] : []) {
    if (field === 'options') changed['columns'] = itemsOf(values.options, element['columns']);
    else changed[field] = SETTINGS[field]!(values, element);
  }
  return omitBy(changed, isUndefined) as FormElement;
}
