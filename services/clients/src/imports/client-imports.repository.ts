import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import type { EntityManager } from 'typeorm';

/** A row as it was given. */
export interface ImportedForm {
  readonly email?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly clientType?: string | null | undefined;
  readonly invitedFrom?: string | null | undefined;
}

export interface WaitingRow {
  readonly position: number;
  readonly form: ImportedForm;
}

const UNSTORABLE = /\0|\p{Surrogate}/gu;
/** A control character, which no field takes. */
const UNIT_SEPARATOR = '\u001F';

/** What became of a row. */
export type RowOutcome =
  | { readonly position: number; readonly state: 'invited' | 'existing'; readonly clientId: string }
  | { readonly position: number; readonly state: 'refused'; readonly code: string; readonly message: string };

export interface RefusedRow {
  readonly position: number;
  readonly form: ImportedForm;
  readonly code: string;
  readonly message: string;
}

export interface ImportCounts {
  readonly receivedCount: number;
  readonly processedCount: number;
  readonly invitedCount: number;
  readonly existingCount: number;
  readonly repeatedCount: number;
  readonly refusedCount: number;
}

export interface StoredImport {
  readonly id: string;
  readonly practiceId: string;
  readonly createdAt: Date;
  /** Of the whole list. */
  readonly rowsCount: number;
  /** A row without an address is refused, whatever number it has. */
  readonly emailRequired: boolean;
}

/** Rows of a list that come together. */
export interface ImportPart {
  /** Place of the first one in the list, from 1. */
  readonly firstRow: number;
  readonly forms: readonly ImportedForm[];
}

export interface ImportPage {
  readonly limit: number;
  readonly offset: number;
}

const IMPORT = `id, practice_id AS "practiceId", created_at AS "createdAt", rows_count AS "rowsCount",
  email_required AS "emailRequired"`;

/** Of rows whose people were there: whether the import itself had brought them. */
const REPEATED = `client_id IN (SELECT client_id FROM client_import_rows WHERE import_id = $1 AND state = 'invited')`;

@Injectable()
export class ClientImportsRepository {
  /** One that is there already stays as it is. */
  async add(tx: EntityManager, { id, practiceId, createdAt, rowsCount, emailRequired }: StoredImport): Promise<void> {
    await tx.query(
      `INSERT INTO client_imports (id, practice_id, created_at, rows_count, email_required)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [id, practiceId, createdAt, rowsCount, emailRequired],
    );
  }

  /** Rows that have arrived before stay as they are. */
  async addRows(tx: EntityManager, importId: string, { firstRow, forms }: ImportPart): Promise<void> {
    await tx.query(
      `INSERT INTO client_import_rows (import_id, position, form, state)
       SELECT $1, $3 + place - 1, form, 'waiting' FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS rows (form, place)
       ON CONFLICT DO NOTHING`,
      [importId, toJson(forms), firstRow],
    );
  }

  async find(tx: EntityManager, practiceId: string, id: string): Promise<StoredImport | undefined> {
    const sql = `SELECT ${IMPORT} FROM client_imports WHERE id = $1 AND practice_id = $2`;
    return (await tx.query<StoredImport[]>(sql, [id, practiceId]))[0];
  }

  async get(tx: EntityManager, practiceId: string, id: string): Promise<StoredImport> {
    const found = await this.find(tx, practiceId, id);
    if (!found) throw new DomainError('not_found', 'This import could not be found.');
    return found;
  }

  async findLatest(tx: EntityManager, practiceId: string): Promise<StoredImport | undefined> {
    const sql = `SELECT ${IMPORT} FROM client_imports WHERE practice_id = $1 ORDER BY created_at DESC LIMIT 1`;
    return (await tx.query<StoredImport[]>(sql, [practiceId]))[0];
  }

  /** Imports with rows that wait, oldest first. */
  async listUnfinished(tx: EntityManager, except: readonly string[], limit: number): Promise<StoredImport[]> {
    return tx.query<StoredImport[]>(
      `SELECT ${IMPORT} FROM client_imports
       WHERE id IN (SELECT import_id FROM client_import_rows WHERE state = 'waiting') AND id <> ALL($2::uuid[])
       ORDER BY created_at LIMIT $1`,
      [limit, except],
    );
  }

  /** Requires the lock of the directory, so that no other worker takes the same rows. */
  async listWaiting(tx: EntityManager, importId: string, limit: number): Promise<WaitingRow[]> {
    return tx.query<WaitingRow[]>(
      `SELECT position, form FROM client_import_rows WHERE import_id = $1 AND state = 'waiting' ORDER BY position LIMIT $2`,
      [importId, limit],
    );
  }

  /** What was given is kept of refused rows alone, to be put right. */
  async saveOutcomes(tx: EntityManager, importId: string, outcomes: readonly RowOutcome[]): Promise<void> {
    await tx.query(
      `UPDATE client_import_rows SET state = outcome.state, client_id = outcome."clientId", code = outcome.code,
         message = outcome.message, form = CASE WHEN outcome.state = 'refused' THEN form END
       FROM jsonb_to_recordset($2::jsonb) AS outcome (position int, state text, "clientId" uuid, code text, message text)
       WHERE import_id = $1 AND client_import_rows.position = outcome.position`,
      [importId, JSON.stringify(outcomes)],
    );
  }

  async count(tx: EntityManager, importId: string): Promise<ImportCounts> {
    const [counts] = await tx.query<ImportCounts[]>(
      `SELECT count(*)::int AS "receivedCount", (count(*) FILTER (WHERE state <> 'waiting'))::int AS "processedCount",
         (count(*) FILTER (WHERE state = 'invited'))::int AS "invitedCount",
         (count(*) FILTER (WHERE state = 'existing' AND NOT ${REPEATED}))::int AS "existingCount",
         (count(*) FILTER (WHERE state = 'existing' AND ${REPEATED}))::int AS "repeatedCount",
         (count(*) FILTER (WHERE state = 'refused'))::int AS "refusedCount"
       FROM client_import_rows WHERE import_id = $1`,
      [importId],
    );
    return counts!;
  }

  async listRefused(tx: EntityManager, importId: string, { limit, offset }: ImportPage): Promise<RefusedRow[]> {
    return tx.query<RefusedRow[]>(
      `SELECT position, form, code, message FROM client_import_rows
       WHERE import_id = $1 AND state = 'refused' ORDER BY position LIMIT $2 OFFSET $3`,
      [importId, limit, offset],
    );
  }

  /** Those of a part. */
  async listRefusedOf(tx: EntityManager, importId: string, { firstRow, forms }: ImportPart): Promise<RefusedRow[]> {
    return tx.query<RefusedRow[]>(
      `SELECT position, form, code, message FROM client_import_rows
       WHERE import_id = $1 AND state = 'refused' AND position >= $2 AND position < $3 ORDER BY position`,
      [importId, firstRow, firstRow + forms.length],
    );
  }

  /** @returns ids of contacts that were there before the import, each once, in the order of the list */
  async listExisting(tx: EntityManager, importId: string, { limit, offset }: ImportPage): Promise<string[]> {
    const rows = await tx.query<{ id: string }[]>(
      `SELECT client_id AS id FROM client_import_rows WHERE import_id = $1 AND state = 'existing' AND NOT ${REPEATED}
       GROUP BY client_id ORDER BY min(position) LIMIT $2 OFFSET $3`,
      [importId, limit, offset],
    );
    return rows.map(({ id }) => id);
  }
}

/** Postgres stores neither NUL nor half of a surrogate pair, which files of other kinds have; the rules refuse what stands for them. */
function toJson(forms: readonly ImportedForm[]): string {
  return JSON.stringify(forms, (_field, value: unknown) =>
    typeof value === 'string' ? value.replace(UNSTORABLE, UNIT_SEPARATOR) : value,
  );
}
