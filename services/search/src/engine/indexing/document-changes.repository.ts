import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** An index of an engine that follows what changes here. */
export interface FollowingIndex {
  name: string;
  format: number;
  /** Whether searches read it; otherwise it is being built. */
  serving: boolean;
}

/** A revision of a document. */
export interface Revision {
  practiceId: string;
  revision: string;
}

/** Documents that failed so often are waited for no longer when an index is built. */
const MAX_WAITED_ATTEMPTS = 5;
const MAX_RETRY_SECONDS = 3_600;

/** What an engine still lacks. Triggers note the changes (see the migration). */
@Injectable()
export class DocumentChangesRepository {
  async listIndices(tx: EntityManager): Promise<FollowingIndex[]> {
    return tx.query<FollowingIndex[]>('SELECT name, format, serving FROM document_indices ORDER BY name');
  }

  /**
   * Registers an index, in place of another that is being built, and marks all documents to be written to it. Waits for
   * transactions that write documents: their uncommitted changes would be missed. Documents that are being written to
   * the other indices get a new revision as well, so that they stay marked for this one.
   */
  async addIndex(tx: EntityManager, name: string, format: number): Promise<void> {
    await tx.query('LOCK TABLE practitioners, opening_versions IN SHARE ROW EXCLUSIVE MODE');
    await tx.query('DELETE FROM document_indices WHERE NOT serving');
    await tx.query(
      `INSERT INTO document_changes AS c (practice_id, revision, rebuild)
       SELECT practice_id, nextval('document_revisions'), true FROM practitioners
       ON CONFLICT (practice_id) DO UPDATE
       SET revision = nextval('document_revisions'), rebuild = c.rebuild OR c.revision = c.indexed_revision`,
    );
    await tx.query(
      `INSERT INTO document_indices (name, format, complete_at) VALUES ($1, $2, nextval('document_revisions'))`,
      [name, format],
    );
  }

  async forgetIndex(tx: EntityManager, name: string): Promise<void> {
    await tx.query('DELETE FROM document_indices WHERE name = $1', [name]);
  }

  /** Notes a document as changed that has not, so that it is written again. */
  async touch(tx: EntityManager, practiceId: string): Promise<void> {
    await tx.query(
      `UPDATE document_changes SET revision = nextval('document_revisions'), rebuild = false, attempts = 0, retry_at = '-infinity'
       WHERE practice_id = $1`,
      [practiceId],
    );
  }

  /** Waits for transactions that replace the index. @returns whether it still exists */
  async lockIndex(tx: EntityManager, name: string): Promise<boolean> {
    return (await tx.query<unknown[]>('SELECT FROM document_indices WHERE name = $1 FOR UPDATE', [name])).length > 0;
  }

  /** Whether all documents that the index was started for are written to it. */
  async isComplete(tx: EntityManager, name: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `SELECT FROM document_indices i WHERE i.name = $1 AND NOT EXISTS (
         SELECT FROM document_changes c
         WHERE c.revision > c.indexed_revision AND c.revision < i.complete_at AND c.attempts < $2
       )`,
      [name, MAX_WAITED_ATTEMPTS],
    );
    return rows.length > 0;
  }

  /** Makes an index the one that is read; the one before is forgotten. */
  async serve(tx: EntityManager, name: string): Promise<void> {
    await tx.query('DELETE FROM document_indices WHERE serving AND name <> $1', [name]);
    await tx.query('UPDATE document_indices SET serving = true WHERE name = $1', [name]);
  }

  async markWritten(tx: EntityManager, written: Revision[]): Promise<void> {
    await tx.query(
      `UPDATE document_changes c SET indexed_revision = w.revision, rebuild = c.rebuild AND c.revision > w.revision, attempts = 0
       FROM jsonb_to_recordset($1) AS w ("practiceId" uuid, revision bigint)
       WHERE c.practice_id = w."practiceId" AND c.indexed_revision < w.revision`,
      [JSON.stringify(written)],
    );
  }

  /** Tried again later each time, unless the document changes before. */
  async markFailed(tx: EntityManager, failed: Revision[]): Promise<void> {
    await tx.query(
      `UPDATE document_changes c SET attempts = attempts + 1,
         retry_at = now() + make_interval(secs => least(power(2, least(attempts, 20)), $2))
       FROM jsonb_to_recordset($1) AS f ("practiceId" uuid, revision bigint)
       WHERE c.practice_id = f."practiceId" AND c.revision = f.revision`,
      [JSON.stringify(failed), MAX_RETRY_SECONDS],
    );
  }
}
