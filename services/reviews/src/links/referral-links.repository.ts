import { Injectable } from '@nestjs/common';
import { newSecretToken } from '@yarrow/kit/ids';
import { In, IsNull, type EntityManager } from 'typeorm';
import { hashToken } from '@yarrow/kit/security/hash-token';
import { ReferralLink } from './referral-link.entity.js';

@Injectable()
export class ReferralLinksRepository {
  /** Creates the link of a practice or a visit once; links that were sent stay valid. */
  async ensure(tx: EntityManager, practiceId: string, appointmentId: string | null): Promise<void> {
    const code = newSecretToken();
    await tx.query(
      `INSERT INTO referral_links (code_hash, code, practice_id, appointment_id) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [hashToken(code), code, practiceId, appointmentId],
    );
  }

  async findByCode(tx: EntityManager, code: string): Promise<ReferralLink | null> {
    return tx.findOneBy(ReferralLink, { codeHash: hashToken(code) });
  }

  async findOfPractice(tx: EntityManager, practiceId: string): Promise<ReferralLink | null> {
    return tx.findOneBy(ReferralLink, { practiceId, appointmentId: IsNull() });
  }

  async listOfAppointments(tx: EntityManager, appointmentIds: readonly string[]): Promise<ReferralLink[]> {
    return tx.findBy(ReferralLink, { appointmentId: In([...appointmentIds]) });
  }
}
