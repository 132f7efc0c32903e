import { parseText } from '@yarrow/kit/values/input-rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

const MAX_TEXT = 10_000;

/** What a practice writes down of a contact at one time. It is not changed later. */
@Entity('client_notes')
export class ClientNote {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'client_id' })
  clientId: string;

  /** Plain text that the practice alone sees. */
  @Column('text')
  text: string;

  /** The contact's visit that it is about; null where it is about the person. */
  @Column('uuid', { name: 'appointment_id', nullable: true })
  appointmentId: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** @throws DomainError `invalid_text` */
  static create(note: Omit<ClientNote, 'text'>, typed: string): ClientNote {
    const text = parseText(typed, 'text', { min: 1, max: MAX_TEXT, label: 'The note' });
    return Object.assign(new ClientNote(), note, { text });
  }
}
