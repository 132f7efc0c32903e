import { z } from 'zod/mini';
import { FIELDS_OF, hasChoices, linesIn, numberOf, type ElementValues } from './elementValues.js';
import { isQuestionType } from './questionTypes.js';

const text = (max: number) => z.string().check(z.maxLength(max, `Please use at most ${max} characters.`));
const whole = (least: number, most: number) =>
  z.string().check(
    z.refine((typed) => {
      const number = numberOf(typed);
      return number === undefined || (Number.isInteger(number) && number >= least && number <= most);
    }, `Please enter a whole number from ${least} to ${most}.`),
  );

const column = z.object({ name: z.string(), title: text(200), cellType: z.string(), choices: text(5000) });

const base = z.object({
  title: text(500),
  description: text(2000),
  isRequired: z.boolean(),
  inputType: z.string(),
  placeholder: text(200),
  maxLength: whole(1, 10_000),
  choices: text(10_000),
  showOtherItem: z.boolean(),
  showNoneItem: z.boolean(),
  labelTrue: text(60),
  labelFalse: text(60),
  rateMin: whole(0, 10),
  rateMax: whole(1, 10),
  minRateDescription: text(100),
  maxRateDescription: text(100),
  items: text(5000),
  rows: text(5000),
  options: text(5000),
  columns: z.array(column),
  imageLink: z.string(),
  altText: text(500),
});

const NEEDS_LINES: Partial<Record<keyof ElementValues, string>> = {
  choices: 'Please enter at least one choice.',
  items: 'Please enter at least one answer.',
  rows: 'Please enter at least one row.',
  options: 'Please enter at least one column.',
};

/** Why a field of an element cannot stay as it is, by its path. */
function* problemsOf(type: string, values: ElementValues): Generator<[path: (string | number)[], message: string]> {
  const shown = isQuestionType(type) ? FIELDS_OF[type] : [];
  if (type !== 'image' && !values.title.trim()) yield [['title'], 'Please enter the question.'];
  for (const field of shown) {
    const message = NEEDS_LINES[field];
    if (message && linesIn(values[field] as string).length === 0) yield [[field], message];
  }
  if (shown.includes('rateMax') && Number(values.rateMax) <= Number(values.rateMin))
    yield [['rateMax'], 'The highest has to be above the lowest.'];
  if (shown.includes('imageLink') && !values.imageLink) yield [['imageLink'], 'Please choose an image.'];
  if (!shown.includes('columns')) return;
  if (values.columns.length === 0) yield [['columns'], 'Please add a column.'];
  for (const [at, { title, cellType, choices }] of values.columns.entries()) {
    if (!title.trim()) yield [['columns', at, 'title'], 'Please enter a title.'];
    if (hasChoices(cellType) && linesIn(choices).length === 0)
      yield [['columns', at, 'choices'], 'Please enter at least one choice.'];
  }
}

/** The rules of the fields that an element of a type shows. */
export const rulesOf = (type: string) =>
  base.check(({ value: values, issues }) => {
    for (const [path, message] of problemsOf(type, values))
      issues.push({ code: 'custom', path, message, input: values });
  });
