import { Controller } from '@nestjs/common';
import { type PracticeSaved, PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';

const SAVE = `
  INSERT INTO practice_projections AS projection (
    practice_id, owner_user_id, name, email, currency, country, time_zone, version, accepts_tips
  ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (practice_id) DO UPDATE SET owner_user_id = excluded.owner_user_id, name = excluded.name,
    email = excluded.email, currency = excluded.currency, country = excluded.country, time_zone = excluded.time_zone,
    version = excluded.version, accepts_tips = excluded.accepts_tips
  WHERE projection.version < excluded.version`;

/** Keeps the newest that catalog has published of each practice. */
@Controller()
export class PracticeSavedConsumer {
  @OnEvent(PracticeSavedSchema)
  async onPracticeSaved({ practice }: PracticeSaved, { tx }: EventContext): Promise<void> {
    if (!practice) return;
    const { practiceId, ownerUserId, name, email, currency, country, timeZone, version, acceptsTips } = practice;
    const facts = [practiceId, ownerUserId || null, name, email, currency, country, timeZone, version, acceptsTips];
    await tx.query(SAVE, facts);
  }
}
