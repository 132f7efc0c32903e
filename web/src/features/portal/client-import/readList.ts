import { plainPhone } from '@yarrow/kit/values/phone-text';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { decodeList, ListProblem } from './listFile.js';
import { splitList } from './listCells.js';
import { PLAIN_ORDER, readHeader, type ListColumns } from './listColumns.js';
import { isEmail, type ListRow, type ReadPhone } from './listRules.js';

const MAX_ROWS = 10_000;
/** Longer cells are refused, so only this much of them is sent. */
const MAX_CELL_LENGTH = 300;
const MAX_PHONE_LENGTH = 250;
/** How far down the names of columns may stand. */
const HEADER_LINES = 5;

const NAMED_ADDRESS = /^(.*)<([^<>]+)>$/;

/** A list as it was read. */
export interface ContactList {
  readonly rows: readonly ListRow[];
  /** The program whose export it is. */
  readonly program?: string | undefined;
}

/** @throws ListProblem */
export function readFileList(bytes: Uint8Array): ContactList {
  return readTextList(decodeList(bytes));
}

/**
 * The people of a list. Rows without an address stay in it, to be corrected.
 * @returns no rows where none has an address
 * @throws ListProblem
 */
export function readTextList(text: string): ContactList {
  const lines = splitList(text);
  const header = findHeader(lines);
  const people = header ? header.below.map((cells) => personOf(cells, header.columns)) : lines.flatMap(plainPeople);
  const rows = people
    .filter(({ email, firstName, lastName, phone }) => email + firstName + lastName + phone !== '')
    .map((person, index): ListRow => ({ row: index + 1, ...person }));
  if (!rows.some(({ email }) => isEmail(email))) return { rows: [] };
  if (rows.length > MAX_ROWS) {
    const count = rows.length.toLocaleString('en-US');
    throw new ListProblem(`This list has ${count} people. Please split it, and import at most 10,000 at once.`);
  }
  return { rows, program: header?.columns.program };
}

/** The line that names the columns, which may stand below a title, and those below it. */
function findHeader(lines: string[][]): { columns: ListColumns; below: string[][] } | undefined {
  for (const [index, cells] of lines.slice(0, HEADER_LINES).entries()) {
    if (cells.some(isEmail)) return undefined;
    const columns = readHeader(cells);
    const below = lines.slice(index + 1);
    if (columns) return { columns: withAddresses(columns, below), below };
  }
  return undefined;
}

/** Where no header names the addresses, they are where they stand. */
function withAddresses(columns: ListColumns, lines: string[][]): ListColumns {
  if (columns.email.length > 0) return columns;
  const found = lines.find((cells) => cells.some(isEmail));
  return found ? { ...columns, email: [found.findIndex(isEmail)] } : columns;
}

/** Reads numbers as the server does: where the practice is, else in North America (spec readings, "+1"). */
export function phoneReader(country: string): ReadPhone {
  return (text) => {
    if (text.length > MAX_PHONE_LENGTH) return undefined;
    const typed = plainPhone(text);
    for (const region of [country.toUpperCase(), 'US']) {
      const phone = parsePhoneNumberFromString(typed, { defaultCountry: region as CountryCode, extract: false });
      if (phone?.isValid()) return { number: phone.number, hasExtension: phone.ext !== undefined };
    }
    return undefined;
  };
}

type Person = Omit<ListRow, 'row'>;

/** A line without a header; a line of addresses only, as mail programs write it, is one person per address. */
function plainPeople(cells: string[]): Person[] {
  const given = withWholeNames(cells).filter((cell) => cell !== '');
  const addresses = given.length > 1 && given.every((cell) => isEmail(addressOf(cell).email));
  return (addresses ? given.map((cell) => [cell]) : [cells]).map((one) => personOf(one, PLAIN_ORDER));
}

/** `"Quill, Max" <max@example.com>` was parted at its comma. */
function withWholeNames(cells: string[]): string[] {
  if (!cells.some((cell) => NAMED_ADDRESS.test(cell))) return cells;
  return cells.reduce<string[]>((whole, cell) => {
    const before = whole.at(-1);
    return before !== undefined && !before.includes('@')
      ? [...whole.slice(0, -1), `${before}, ${cell}`]
      : [...whole, cell];
  }, []);
}

function personOf(cells: string[], columns: ListColumns): Person {
  const valueOf = (places: readonly number[]) => {
    const values = places.map((place) => cells[place] ?? '').filter((cell) => cell !== '' && cell !== columns.blank);
    // Several values of one kind stand in one cell of Google's.
    return (values[0]?.split(' ::: ')[0] ?? '').slice(0, MAX_CELL_LENGTH);
  };
  const { email, name } = addressOf(valueOf(columns.email));
  const firstName = valueOf(columns.firstName);
  const lastName = valueOf(columns.lastName);
  const names = firstName || lastName ? { firstName, lastName } : splitName(valueOf(columns.fullName) || name);
  return { email, ...names, phone: valueOf(columns.phone) };
}

/** `Noor Byrne <noor@example.com>`, as programs for mail write it, is both. */
function addressOf(cell: string): { email: string; name: string } {
  const [, name = '', email] = NAMED_ADDRESS.exec(cell) ?? [];
  if (email !== undefined) return { email: email.trim(), name: name.replaceAll('"', '').trim() };
  return { email: cell.replace(/^mailto:/i, ''), name: '' };
}

/** `Byrne, Noor` and `Noor Byrne`. */
function splitName(name: string): { firstName: string; lastName: string } {
  const [last = '', first] = name.split(',').map((part) => part.trim());
  if (first) return { firstName: first, lastName: last };
  const words = name.split(' ').filter(Boolean);
  return { firstName: words.slice(0, Math.max(words.length - 1, 1)).join(' '), lastName: words.slice(1).at(-1) ?? '' };
}
