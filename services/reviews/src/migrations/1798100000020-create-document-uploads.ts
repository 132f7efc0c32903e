import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents that practitioners show staff: uploaded, then kept for what names their handle. */
export class CreateDocumentUploads1798100000020 implements MigrationInterface {
  readonly name = 'CreateDocumentUploads1798100000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE document_uploads (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        content_type text NOT NULL,
        created_at timestamptz NOT NULL,
        kept_at timestamptz
      );
      CREATE INDEX document_uploads_user ON document_uploads (user_id);
      CREATE INDEX document_uploads_unkept ON document_uploads (created_at) WHERE kept_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE document_uploads');
  }
}
