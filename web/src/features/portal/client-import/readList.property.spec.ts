import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import Papa from 'papaparse';
import { ListProblem } from './listFile.js';
import { checkRow } from './listRules.js';
import { phoneReader, readFileList, readTextList, type ContactList } from './readList.js';

/** `CSV_FUZZ_RUNS=100000` runs the fuzz test longer than the suite does. */
const RUNS = { numRuns: Number(process.env['CSV_FUZZ_RUNS'] ?? 1_000) };

const OWN = { email: 'hello@studio.example', phone: '+16045550100' };
const readPhone = phoneReader('CA');

/** Reads a list. @returns undefined if it was refused as a whole */
function read(list: string | Uint8Array): ContactList | undefined {
  try {
    return typeof list === 'string' ? readTextList(list) : readFileList(list);
  } catch (error) {
    if (error instanceof ListProblem) return undefined;
    throw error;
  }
}

/** Parts of lists, broken ones among them. */
const PART = fc.oneof(
  fc.constantFrom(
    ...[
      ',',
      ';',
      '\t',
      '|',
      '"',
      '""',
      '\n',
      '\r\n',
      '\r',
      '\uFEFF',
      '\u200B',
      '\u202E',
      '\0',
      "'=",
      '=',
      '="',
      '<',
      '>',
    ],
  ),
  fc.constantFrom(
    ...['email', 'First Name', 'Mobile', 'E-mail 1 - Value', 'Labels', '---', 'sep=;', ' ::: ', 'mailto:'],
  ),
  fc.constantFrom(
    ...['noor@example.com', 'Byrne, Noor', '(604) 555-0134', '+44 7911 123456 x12', 'noor@', '=1+1', '@SUM(A1)'],
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const TEXT = fc.array(PART, { maxLength: 60 }).map((parts) => parts.join(''));

describe('any text or file', () => {
  it('is refused as a whole, or each of its rows is imported or has a reason why not', () => {
    const list = fc.oneof(
      TEXT,
      fc.uint8Array({ maxLength: 200 }),
      TEXT.map((text) => new TextEncoder().encode(text)),
    );
    fc.assert(
      fc.property(list, (given) => {
        for (const row of read(given)?.rows ?? []) {
          const { reach, problem } = checkRow(row, OWN, readPhone);
          expect(reach !== null || Boolean(problem)).toBe(true);
        }
      }),
      RUNS,
    );
  });
});

describe('a list of clients', () => {
  const NAME = fc.stringMatching(/^[A-Z][a-zà-ü'"’;|-]{0,12}( [A-Z][a-z]{1,8})?$/);
  const person = fc.record({
    email: fc.stringMatching(/^[a-z]{1,10}@[a-z]{1,10}\.example$/),
    firstName: NAME,
    lastName: NAME,
    phone: fc.constantFrom('', '(604) 555-0134', '+44 7911 123456'),
  });
  const dialect = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    newline: fc.constantFrom('\n', '\r\n'),
    quotes: fc.boolean(),
  });

  it('is read as it was written, with each separator, line end and kind of quotes', () => {
    fc.assert(
      fc.property(
        fc.array(person, { minLength: 2, maxLength: 20 }),
        dialect,
        fc.boolean(),
        (people, format, marked) => {
          const fields = ['Email', 'First name', 'Last name', 'Phone'];
          const data = people.map(({ email, firstName, lastName, phone }) => [email, firstName, lastName, phone]);
          const written = Papa.unparse({ fields, data }, format);
          const bytes = new TextEncoder().encode(marked ? `\uFEFF${written}` : written);
          expect(read(bytes)?.rows).toEqual(people.map((one, index) => ({ row: index + 1, ...one })));
        },
      ),
      { numRuns: Math.min(RUNS.numRuns, 10_000) },
    );
  });
});
