import { Injectable } from '@nestjs/common';
import { PracticeSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import type { EntityManager } from 'typeorm';

export interface WaitingInvitation {
  readonly clientId: string;
  readonly practiceId: string;
}

/** Who is to be invited once their practice can be seen. */
@Injectable()
export class WaitingInvitationsRepository {
  async add(tx: EntityManager, { clientId, practiceId }: WaitingInvitation, invitedAt: Date): Promise<void> {
    await tx.query(
      `INSERT INTO waiting_invitations (client_id, practice_id, invited_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [clientId, practiceId, invitedAt],
    );
  }

  /** Takes those of practices that can be seen by now, for the caller alone: they are gone with its transaction. */
  async take(tx: EntityManager, limit: number): Promise<WaitingInvitation[]> {
    const [taken] = await tx.query<[WaitingInvitation[], number]>(
      `DELETE FROM waiting_invitations WHERE client_id IN (
         SELECT waiting.client_id FROM waiting_invitations waiting
         JOIN projections practice ON practice.kind = $1 AND practice.id = waiting.practice_id
         WHERE practice.snapshot->'published' = 'true'::jsonb
         ORDER BY waiting.invited_at LIMIT $2 FOR UPDATE OF waiting SKIP LOCKED)
       RETURNING client_id AS "clientId", practice_id AS "practiceId"`,
      [PracticeSchema.typeName, limit],
    );
    return taken;
  }
}
