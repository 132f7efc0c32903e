import Papa from 'papaparse';

/** Papa Parse takes the one by which the first lines have the same number of cells, and a comma where none does. */
const DELIMITERS = [',', '\t', ';', '|'];
/** First line that declares the cell separator for Excel: `sep=;`. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;
/** A number that a spreadsheet was to keep as text: `="0123"`. */
const KEPT_AS_TEXT = /^="(.*)"$/s;
/** Before what a spreadsheet would calculate: lists that were exported carefully, ours among them. */
const ESCAPED_FORMULA = /^'(?=[=+\-@])/;

/** Shows nothing, and comes along when text is copied from a page. */
const INVISIBLE = /[\u200B\u2060\uFEFF]/g;

/** The cells of each line of a list, blank lines left out, however it is quoted and whatever parts its cells. */
export function splitList(text: string): string[][] {
  const separator = SEPARATOR_LINE.exec(text);
  const rest = separator ? text.slice(separator[0].length) : text;
  return parse(rest, separator?.[1])
    .map((cells) => cells.map(clean))
    .filter((cells) => cells.some((cell) => cell !== ''));
}

function parse(text: string, delimiter = ''): string[][] {
  const options = { delimiter, delimitersToGuess: DELIMITERS };
  const { data, errors } = Papa.parse<string[]>(text, options);
  if (!errors.some(({ type }) => type === 'Quotes')) return data;
  // An unclosed quote swallows what follows; read as a plain character, it spoils one row.
  const unquoted = Papa.parse<string[]>(text, { ...options, quoteChar: '\0' }).data;
  return linesWithAddress(unquoted) > linesWithAddress(data) ? unquoted.map((cells) => cells.map(unquote)) : data;
}

const linesWithAddress = (lines: string[][]): number =>
  lines.filter((cells) => cells.some((cell) => cell.includes('@'))).length;

const unquote = (cell: string): string => cell.replace(/^\s*"(.*)"\s*$/s, '$1').replaceAll('""', '"');

const clean = (cell: string): string =>
  cell
    .replace(INVISIBLE, '')
    .trim()
    .replace(KEPT_AS_TEXT, '$1')
    .replace(ESCAPED_FORMULA, '')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
