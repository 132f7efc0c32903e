import { describe, expect, it } from '@jest/globals';
import { changes } from './migrations.mjs';
import { refusalsOf } from './refusals.mjs';

/** Rules that refuse these statements, each a call of its own. */
async function rulesOf(statements: string[], inTransaction = true): Promise<string[]> {
  const found: { rule: string }[] = await refusalsOf({ statements, inTransaction });
  return [...new Set(found.map(({ rule }) => rule))].sort();
}

describe('a migration while the previous version runs', () => {
  it.each([
    ['ALTER TABLE visits DROP COLUMN note', 'ban-drop-column'],
    ['DROP TABLE visits', 'ban-drop-table'],
    ['ALTER TABLE visits RENAME COLUMN note TO remark', 'renaming-column'],
    ['ALTER TABLE visits RENAME TO appointments', 'renaming-table'],
    ['ALTER TABLE visits ADD COLUMN kind text NOT NULL', 'adding-required-field'],
    ['ALTER TABLE visits ALTER COLUMN note SET NOT NULL', 'adding-not-nullable-field'],
    ['ALTER TABLE visits ALTER COLUMN cents TYPE smallint', 'changing-column-type'],
    ['ALTER TABLE visits ADD COLUMN n bigint GENERATED ALWAYS AS (cents * 2) STORED', 'adding-field-with-default'],
    ['ALTER TABLE visits ADD CONSTRAINT paid CHECK (cents > 0)', 'constraint-missing-not-valid'],
    ['ALTER TABLE visits ADD FOREIGN KEY (room) REFERENCES rooms (id)', 'adding-foreign-key-constraint'],
    ['ALTER TABLE visits ADD CONSTRAINT one UNIQUE (room)', 'disallowed-unique-constraint'],
    ['CREATE INDEX visits_room ON visits (room)', 'require-concurrent-index-creation'],
    ['DROP INDEX visits_room', 'require-concurrent-index-deletion'],
    ['ALTER TABLE visits ALTER COLUMN note DROP DEFAULT', 'drop-default'],
    ['DROP TRIGGER count_visits ON visits', 'drop-object'],
    ['DROP VIEW open_visits', 'drop-object'],
    ["ALTER TYPE mood RENAME VALUE 'calm' TO 'quiet'", 'rename-value'],
    ['TRUNCATE visits', 'truncate'],
    ['ALTER TABLE visits ADD CONSTRAINT paid CHECK (cents > 0) NOT VALID', 'narrower-constraint'],
    ['CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS one ON visits (room)', 'narrower-index'],
  ])('is refused for %s', async (statement, rule) => {
    expect(await rulesOf([statement], !statement.includes('CONCURRENTLY'))).toContain(rule);
  });

  it('may add what the other does not know', async () => {
    const added = [
      'CREATE TABLE rooms (id uuid PRIMARY KEY, name text NOT NULL, size integer CHECK (size > 0), UNIQUE (name))',
      'CREATE INDEX rooms_size ON rooms (size)',
      'CREATE UNIQUE INDEX rooms_name ON rooms (lower(name))',
      'ALTER TABLE rooms ADD CONSTRAINT named CHECK (name <> $$;$$)',
      'ALTER TABLE visits ADD COLUMN room uuid',
      'ALTER TABLE visits ADD COLUMN seen boolean NOT NULL DEFAULT false',
      "-- DROP TABLE visits\nINSERT INTO rooms (name) VALUES ('DROP VIEW; TRUNCATE visits')",
      'CREATE FUNCTION count_rooms() RETURNS trigger AS $$ BEGIN TRUNCATE rooms; RETURN new; END $$ LANGUAGE plpgsql',
    ];
    expect(await rulesOf(added)).toEqual([]);
  });

  it('builds an index without blocking writers, outside of a transaction and repeatably', async () => {
    const index = 'CREATE INDEX CONCURRENTLY visits_room ON visits (room)';
    expect(await rulesOf([index])).toEqual(['ban-concurrent-index-creation-in-transaction']);
    expect(await rulesOf([index], false)).toEqual(['prefer-robust-stmts']);
    expect(await rulesOf([index.replace('CONCURRENTLY', 'CONCURRENTLY IF NOT EXISTS')], false)).toEqual([]);
  });

  it('takes away for a reason that it gives, in that statement and for that rule alone', async () => {
    const reason = '-- allowed ban-drop-column: no version since 1.4.0 reads or writes it';
    const drop = 'ALTER TABLE visits DROP COLUMN note';
    expect(await rulesOf([`${reason}\n${drop}`])).toEqual([]);
    expect(await rulesOf([`ALTER TABLE visits\n${reason}\nDROP COLUMN note`])).toEqual([]);
    expect(await rulesOf([`${reason}\n${drop}`, drop])).toEqual(['ban-drop-column']);
    expect(await rulesOf([`${reason}\n${drop};\n${drop}`])).toEqual(['ban-drop-column']);
    expect(await rulesOf([`${reason}\nDROP TABLE visits`])).toEqual(['ban-drop-table']);
  });

  it.each(['-- allowed ban-drop-column: unused', '-- squawk-ignore ban-drop-column'])(
    'is refused with %s, which says nothing',
    async (comment) => {
      expect(await rulesOf([`${comment}\nALTER TABLE visits DROP COLUMN note`])).toEqual(['ban-drop-column']);
    },
  );

  it('is refused where it is no SQL, as nothing is known of it then', async () => {
    expect(await rulesOf(['ALTER TABLE visits DRIP COLUMN note'])).toContain('syntax-error');
  });
});

describe('a migration that was released', () => {
  const released = `import { A } from './a.js';

/** Rooms. */
export class AddRooms1795500000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ROOMS);
  }
}

const ROOMS = 'CREATE TABLE rooms (id uuid PRIMARY KEY)';
`;

  it('may change its comments and imports', () => {
    expect(changes(released, released.replace('Rooms.', 'Where visits are.').replace('./a.js', './b.js'))).toEqual([]);
  });

  it('is neither changed nor taken away', () => {
    expect(changes(released, released.replace('id uuid', 'id text'))).toEqual([
      'AddRooms1795500000021 was released and has changed: write a new one',
    ]);
    expect(changes(released, '')).toEqual(['AddRooms1795500000021 was released and is gone: a rollback would miss it']);
  });

  it('changes for a reason that it gives', () => {
    const changed = released.replace('id uuid', 'id text');
    expect(changes(released, `// changed after its release: it never ended on large tables\n${changed}`)).toEqual([]);
    expect(changes(released, `// changed after its release: typo\n${changed}`)).toHaveLength(1);
  });

  it('may be followed by newer ones in the same file of the kit', () => {
    const second = released
      .replaceAll('Rooms', 'Beds')
      .replace('0021', '0022')
      .replace(/\nconst[\s\S]*/, '');
    const first = released.replace(/\nconst[\s\S]*/, '');
    const third = second.replaceAll('Beds', 'Lamps').replace('0022', '0023');
    expect(changes(`${first}${second}`, `${first}${second}${third}`)).toEqual([]);
    expect(changes(`${first}${second}`, `${first}${second.replace('query(', 'query(1, ')}${third}`)).toEqual([
      'AddBeds1795500000022 was released and has changed: write a new one',
    ]);
  });
});
