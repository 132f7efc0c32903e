import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newId } from '../ids.js';
import { FOLDED_TEXTS } from '../testing/folded-texts.js';
import { notebook } from '../testing/notebook/src/notebook.service.js';
import { startTestService, type TestService } from '../testing/test-service.js';
import { foldText } from '../values/normal-text.js';
import { addFoldedColumn, createFoldText, dropFoldedColumn, fillFoldedColumn, type FoldedColumn } from './fold-text.js';

const CARDS: FoldedColumn = {
  ...{ table: 'library_cards', key: 'id', column: 'name_text' },
  ...{ expression: "fold_text(NEW.first || ' ' || NEW.last)", madeOf: ['first', 'last'] },
};
let service: TestService;
const query = (sql: string, values?: unknown[]) => service.dataSource.query(sql, values);

beforeAll(async () => {
  service = await startTestService(notebook);
  await query(
    'CREATE TABLE library_cards (id uuid PRIMARY KEY, first text, last text, lent integer NOT NULL DEFAULT 0)',
  );
  await createFoldText(service.dataSource.createQueryRunner());
});
afterAll(() => service?.stop());

async function foldedBySql(texts: readonly string[]): Promise<string[]> {
  const rows = await query(
    'SELECT fold_text(text) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS t (text, n) ORDER BY n',
    [texts],
  );
  return rows.map(({ folded }: { folded: string }) => folded);
}

describe('fold_text', () => {
  it('returns what foldText returns for every text of the table', async () => {
    const folded = await foldedBySql(FOLDED_TEXTS.map(([text]) => text));
    expect(folded).toEqual(FOLDED_TEXTS.map(([, expected]) => expected));
  });

  it('returns what foldText returns for any letters, marks and signs', async () => {
    const blocks: [from: number, to: number][] = [
      ...([
        [0x20, 0x24f],
        [0x250, 0x36f],
        [0x370, 0x58f],
        [0x590, 0x6ff],
        [0x900, 0xdff],
      ] as [number, number][]),
      ...([
        [0x1e00, 0x1fff],
        [0x2000, 0x24ff],
        [0x3000, 0x31ff],
        [0xac00, 0xd7a3],
      ] as [number, number][]),
      ...([
        [0xf900, 0xfdff],
        [0xff00, 0xffef],
        [0x1d400, 0x1d7ff],
        [0x1f300, 0x1f6ff],
      ] as [number, number][]),
    ];
    const character = fc
      .oneof(...blocks.map(([min, max]) => fc.integer({ min, max })))
      .map((code) => String.fromCodePoint(code));
    const texts = fc.sample(
      fc.array(character, { maxLength: 20 }).map((parts) => parts.join('')),
      2_000,
    );
    expect(await foldedBySql(texts)).toEqual(texts.map(foldText));
  });

  it('is created again without an error', async () => {
    await createFoldText(service.dataSource.createQueryRunner());
    expect(await foldedBySql(['Straße'])).toEqual(['strasse']);
  });
});

describe('a folded column', () => {
  it('is filled for rows that exist, follows writes, and is removed', async () => {
    const runner = service.dataSource.createQueryRunner();
    const ids = Array.from({ length: 4_500 }, newId);
    await query(
      `INSERT INTO library_cards SELECT id, 'Zoë', n::text FROM unnest($1::uuid[]) WITH ORDINALITY AS t (id, n)`,
      [ids],
    );
    await addFoldedColumn(runner, CARDS);
    await query(`INSERT INTO library_cards VALUES ($1, 'Seán', 'O’Brien')`, [newId()]);
    await fillFoldedColumn(runner, CARDS);
    await query(`UPDATE library_cards SET first = 'Chloë' WHERE id = $1`, [ids[0]]);
    await query(`UPDATE library_cards SET lent = 1 WHERE id = $1`, [ids[1]]);
    const counts = await query(
      `SELECT count(*) FILTER (WHERE name_text LIKE 'zoe %')::int AS filled, count(*) FILTER (WHERE name_text = 'sean obrien')::int AS added,
         count(*) FILTER (WHERE name_text = 'chloe 1')::int AS changed, count(*) FILTER (WHERE name_text IS NULL)::int AS empty
       FROM library_cards`,
    );
    expect(counts).toEqual([{ filled: 4_499, added: 1, changed: 1, empty: 0 }]);
    await dropFoldedColumn(runner, CARDS);
    await query(`INSERT INTO library_cards VALUES ($1, 'Seán', 'O’Brien')`, [newId()]);
    await runner.release();
  });
});
