import { findPerson } from '@yarrow/kit/values/person-name';
import { nextTask } from '../../../lib/nextTask.js';
import type { ImportPractice } from './importPractice.js';
import { checkRow, type ListRow, type OwnContact, type ReadPhone, type RowCheck } from './listRules.js';

/** How a list came (spec portal operations §3). */
export type ListSource = 'csv_upload' | 'copy_paste';

/** A row of a list and its check result. */
export interface CheckedRow extends ListRow {
  readonly check: RowCheck;
}

/** A list before it is sent to the server: read, and corrected by the user. */
export interface ImportDraft {
  readonly source: ListSource;
  /** The program whose export it is. */
  readonly program: string | undefined;
  readonly rows: readonly CheckedRow[];
  /** Rows were corrected or removed, which would be lost with the page. */
  readonly edited: boolean;
  /** Checks a corrected row. */
  readonly check: (row: ListRow) => CheckedRow;
}

/** Rows that are looked at before a browser may answer to a finger: reading a phone number takes a tenth of a millisecond. */
const ROWS_AT_ONCE = 200;

/** What is given is a file or a text; the code that reads it comes with the first list. */
export async function draftOf(given: File | string, practice: ImportPractice): Promise<ImportDraft> {
  const { phoneReader, readFileList, readTextList } = await import('./readList.js');
  const list =
    typeof given === 'string' ? readTextList(given) : readFileList(new Uint8Array(await given.arrayBuffer()));
  const readPhone = phoneReader(practice.countryCode);
  const check = checker(practice, readPhone);
  const rows: CheckedRow[] = [];
  for (let from = 0; from < list.rows.length; from += ROWS_AT_ONCE) {
    rows.push(...list.rows.slice(from, from + ROWS_AT_ONCE).map(check));
    await nextTask();
  }
  const source = typeof given === 'string' ? 'copy_paste' : 'csv_upload';
  return { source, program: list.program, rows, edited: false, check };
}

function checker({ email, phone }: ImportPractice, readPhone: ReadPhone): (row: ListRow) => CheckedRow {
  const own: OwnContact = { email: email?.trim() ?? '', phone: (phone && readPhone(phone)?.number) || '' };
  return (row) => ({ ...row, check: checkRow(row, own, readPhone) });
}

export function withRow(draft: ImportDraft, changed: ListRow): ImportDraft {
  const rows = draft.rows.map((row) => (row.row === changed.row ? draft.check(changed) : row));
  return { ...draft, rows, edited: true };
}

/** @param rows their numbers */
export function withoutRows(draft: ImportDraft, rows: ReadonlySet<number>): ImportDraft {
  return { ...draft, rows: draft.rows.filter(({ row }) => !rows.has(row)), edited: true };
}

/** What will become of the rows of a list: each is in one of these. */
export type RowOutcome = 'mail' | 'text' | 'repeated' | 'left_out';

/** @param byText whether people without an address are invited by text */
export function outcomesOf(rows: readonly CheckedRow[], byText: boolean): ReadonlyMap<number, RowOutcome> {
  // Two people may share an address: the server compares their names too.
  const seen = new Map<string, CheckedRow[]>();
  const outcomes = rows.map((listed): [number, RowOutcome] => {
    const { row, email, phone } = listed;
    const { reach } = listed.check;
    if (reach === null || (reach === 'text' && !byText)) return [row, 'left_out'];
    const key = reach === 'mail' ? email.toLowerCase() : phone;
    const before = seen.get(key) ?? [];
    if (findPerson(before, listed)) return [row, 'repeated'];
    seen.set(key, [...before, listed]);
    return [row, reach];
  });
  return new Map(outcomes);
}
