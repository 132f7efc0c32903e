import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A document on its way: permitted, uploaded by the browser, then kept by what names its handle. */
@Entity('document_uploads')
export class DocumentUpload {
  @PrimaryColumn('uuid')
  id: string;

  /** Who uploads it, and may read it. */
  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** As announced; what is kept is of it. */
  @Column('text', { name: 'content_type' })
  contentType: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** Null for what nothing has kept yet. */
  @Column('timestamptz', { name: 'kept_at', nullable: true })
  keptAt: Date | null;

  /** Where the browser puts it; the form of the upload may replace it there. */
  get uploadKey(): string {
    return `uploads/${this.userId}/documents/${this.id}`;
  }

  /** Where it stays as it was looked at. */
  get keptKey(): string {
    return `private/documents/${this.userId}/${this.id}`;
  }
}
