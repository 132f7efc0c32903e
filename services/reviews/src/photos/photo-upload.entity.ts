import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A photo on its way: permitted, uploaded by the browser, then looked at and given a public address. */
@Entity('photo_uploads')
export class PhotoUpload {
  @PrimaryColumn('uuid')
  id: string;

  /** Who may end it. */
  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** As announced. */
  @Column('text', { name: 'content_type' })
  contentType: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** Key in the store, once it is public. */
  @Column('text', { name: 'stored_key', nullable: true })
  storedKey: string | null;

  /** What is public was made by us, and is not the upload itself. */
  @Column('boolean')
  encoded: boolean;

  /** Key that the browser uploads to; only this service reads it. */
  get uploadKey(): string {
    return `uploads/${this.userId}/${this.id}`;
  }
}
