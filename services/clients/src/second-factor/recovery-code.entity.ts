import { Entity, PrimaryColumn } from 'typeorm';

/** A code on paper that is good once, for when the telephone or the key is gone. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  /** SHA-256 of the code, hex: it is random enough that nothing slower is needed. */
  @PrimaryColumn('text', { name: 'code_hash' })
  codeHash: string;
}
