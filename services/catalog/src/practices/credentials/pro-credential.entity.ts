import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CredentialKind } from '../../reference/credentials.js';

/** A licence, degree or certificate of the practitioner. */
@Entity('pro_credentials')
export class ProCredential {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('text')
  kind: CredentialKind;

  /** Id of the reference list; null for what was recorded without it. */
  @Column('text', { name: 'credential_id', nullable: true })
  credentialId: string | null;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  issuer: string | null;

  @Column('text', { name: 'license_number', nullable: true })
  licenseNumber: string | null;

  @Column('text', { name: 'state_issued', nullable: true })
  stateIssued: string | null;

  /** `YYYY-MM-DD`. */
  @Column('date', { name: 'issued_at', nullable: true })
  issuedAt: string | null;

  /** `YYYY-MM-DD`, the last day that it holds. */
  @Column('date', { name: 'expires_at', nullable: true })
  expiresAt: string | null;

  /** Handle of the reviews service, which stores the file; seen by the practice and staff only. */
  @Column('uuid', { name: 'document_handle', nullable: true })
  documentHandle: string | null;

  @Column('text', { name: 'document_name', nullable: true })
  documentName: string | null;

  /** Only approved ones are public. */
  @Column('text')
  state: 'pending' | 'approved';

  /** From 1. */
  @Column('integer')
  position: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
