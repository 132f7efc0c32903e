import { DomainError } from '@yarrow/kit/domain-error';
import { newSecretToken } from '@yarrow/kit/ids';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A form that was sent to a contact, and what came back. */
@Entity('intake_form_links')
export class IntakeFormLink {
  /** Secret of the link: it is enough to fill the form in, but not to read answers. */
  @PrimaryColumn('text', { name: 'unique_id' })
  uniqueId: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('uuid', { name: 'client_id' })
  clientId: string;

  /** The form as it was when it was sent. */
  @Column('uuid', { name: 'version_id' })
  versionId: string;

  @Column('timestamptz', { name: 'sent_at' })
  sentAt: Date;

  /** The request that sent it last, where that may be repeated. */
  @Column('uuid', { name: 'last_sending_id', nullable: true })
  lastSendingId: string | null;

  /** The answers as JSON with keys in order. */
  @Column('text', { nullable: true })
  response: string | null;

  @Column('timestamptz', { name: 'submitted_at', nullable: true })
  submittedAt: Date | null;

  static create(practiceId: string, clientId: string, versionId: string, sentAt: Date): IntakeFormLink {
    return Object.assign(new IntakeFormLink(), {
      uniqueId: newSecretToken(),
      practiceId,
      clientId,
      versionId,
      sentAt,
      lastSendingId: null,
      response: null,
      submittedAt: null,
    });
  }

  get completed(): boolean {
    return this.submittedAt !== null;
  }

  /**
   * Takes the answers, once.
   * @returns false when the very same answers are there already: their first answer got lost on its way
   * @throws DomainError `already_completed`
   */
  submit(response: string, now: Date): boolean {
    if (this.completed && this.response === response) return false;
    if (this.completed) throw new DomainError('already_completed', 'This form has already been completed.');
    this.response = response;
    this.submittedAt = now;
    return true;
  }
}
