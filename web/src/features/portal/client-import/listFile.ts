/** Larger than an export of 10,000 people with all that the largest program writes of each. */
const MAX_BYTES = 10 * 1024 * 1024;
const MEBIBYTE = 1024 * 1024;

/** Of an input for files. */
export const LIST_ACCEPT = '.csv,text/csv';

const NOT_CSV =
  'Please choose a .csv file. From Excel, Numbers or Google Sheets, save or download your list as CSV first.';
const NOT_TEXT =
  'This file ends in .csv, but it is not a text file. Please export your list again, as CSV, and choose that file.';

/** A list that cannot be read, with the reason for the user. */
export class ListProblem extends Error {}

/** Why a file is not even opened (spec portal operations §5); undefined for one that may be a list. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!/\.csv$/i.test(name)) return NOT_CSV;
  return sizeProblem('This file', size);
}

/** Why a text that was pasted is not even looked at; undefined for one that may be a list. */
export const textProblem = (text: string): string | undefined => sizeProblem('This list', new Blob([text]).size);

function sizeProblem(what: string, size: number): string | undefined {
  if (size <= MAX_BYTES) return undefined;
  const megabytes = Math.floor(size / MEBIBYTE).toLocaleString('en-US');
  return `${what} has ${megabytes} MB; a list can have at most 10 MB. Please keep only the columns for email, names and phone, or split it.`;
}

/**
 * The text of a file in whatever encoding programs write: UTF-8, with a byte-order mark or without, UTF-16 with one (Excel's
 * "Unicode text"), and what is not UTF-8 as Windows-1252, of which Latin-1 is a part.
 * @throws ListProblem for what is no text
 */
export function decodeList(bytes: Uint8Array): string {
  const marked = MARKED.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  if (bytes.includes(0) || startsWith(bytes, '%PDF')) throw new ListProblem(NOT_TEXT);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const MARKED = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0));
