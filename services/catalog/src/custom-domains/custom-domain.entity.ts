import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Why a domain does not lead to the site. */
export type DomainProblem = 'not_found' | 'points_elsewhere' | 'no_proof' | 'taken';

/** A domain that a practice wants for its site. Only an active one leads there, and it belongs to one practice. */
@Entity('custom_domains')
export class CustomDomain {
  @PrimaryColumn('uuid', { name: 'practice_id' })
  practiceId: string;

  /** ASCII, lower case, without scheme and path. */
  @Column('text')
  domain: string;

  /** Value of the TXT record that proves control. */
  @Column('text')
  token: string;

  /** Null until a check has found both records. */
  @Column('timestamptz', { name: 'active_since', nullable: true })
  activeSince: Date | null;

  @Column('timestamptz', { name: 'check_due_at' })
  checkDueAt: Date;

  @Column('timestamptz', { name: 'checked_at', nullable: true })
  checkedAt: Date | null;

  /** Of the last check. */
  @Column('text', { nullable: true })
  problem: DomainProblem | null;

  /** In a row. */
  @Column('integer', { name: 'failed_checks' })
  failedChecks: number;
}
