import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For an engine beside this database: which of its indices follow, and which documents changed since they were written there.
 * Triggers note changes, so that none is missed, whichever version of the service makes it; where no index follows they do
 * nothing. A row is never deleted: its revision is the version of the document, also of one that was removed.
 */
export class NoteChangedDocuments1799000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE document_indices (
        name text PRIMARY KEY,
        -- Of the mapping; a service that knows a newer one builds another index.
        format integer NOT NULL,
        -- Whether searches read it; otherwise it is being built.
        serving boolean NOT NULL DEFAULT false,
        -- It is complete when everything up to this revision is written to it.
        complete_at bigint NOT NULL
      );
      CREATE SEQUENCE document_revisions;
      CREATE TABLE document_changes (
        practice_id uuid PRIMARY KEY,
        revision bigint NOT NULL,
        indexed_revision bigint NOT NULL DEFAULT 0,
        -- Written to indices that are being built only, after what has really changed.
        rebuild boolean NOT NULL DEFAULT false,
        attempts integer NOT NULL DEFAULT 0,
        retry_at timestamptz NOT NULL DEFAULT '-infinity'
      );
      CREATE INDEX document_changes_pending ON document_changes (rebuild, revision) WHERE revision > indexed_revision;

      CREATE FUNCTION note_changed_document() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        changed uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.practice_id ELSE NEW.practice_id END;
      BEGIN
        IF EXISTS (SELECT FROM document_indices) THEN
          INSERT INTO document_changes (practice_id, revision) VALUES (changed, nextval('document_revisions'))
          -- Taken anew behind the lock of the row: revisions of a document grow in the order of its commits.
          ON CONFLICT (practice_id) DO UPDATE SET revision = nextval('document_revisions'),
            rebuild = false,
            attempts = 0, retry_at = '-infinity';
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER document_changed AFTER INSERT OR UPDATE OR DELETE ON practitioners
        FOR EACH ROW EXECUTE FUNCTION note_changed_document();
      CREATE TRIGGER document_changed AFTER INSERT OR UPDATE ON opening_versions
        FOR EACH ROW EXECUTE FUNCTION note_changed_document();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER document_changed ON opening_versions;
      DROP TRIGGER document_changed ON practitioners;
      DROP FUNCTION note_changed_document;
      DROP TABLE document_changes, document_indices;
      DROP SEQUENCE document_revisions;
    `);
  }
}
