import { Injectable } from '@nestjs/common';
import type { Merge } from '@yarrow/kit/database/merged-rows';
import { type EntityManager, In } from 'typeorm';
import { type Choice, ClientSettings } from './client-settings.entity.js';

/** Of the choices. */
const COLUMNS = [
  'appointment_reminder_email',
  'appointment_reminder_text',
  'payment_past_due_email',
  'payment_past_due_text',
] as const;

@Injectable()
export class ClientSettingsRepository {
  /** Lists settings by contact; contacts without settings have no entry. */
  async list(tx: EntityManager, clientIds: readonly string[]): Promise<Map<string, ClientSettings>> {
    const found = await tx.findBy(ClientSettings, { clientId: In([...clientIds]) });
    return new Map(found.map((settings) => [settings.clientId, settings]));
  }

  /** What is not among the changes stays, also when two tabs change something at once. */
  async save(tx: EntityManager, clientId: string, changes: Partial<Record<Choice, boolean>>): Promise<void> {
    await tx
      .createQueryBuilder()
      .insert()
      .into(ClientSettings)
      .values(ClientSettings.all(clientId))
      .orIgnore()
      .execute();
    await tx.update(ClientSettings, { clientId }, changes);
  }

  /**
   * Two contacts became one: what was chosen for the one that stays counts, else what was for the other. That one's own row
   * stays as it is, for the day on which they are two again.
   */
  async handOver(tx: EntityManager, { fromClientId, intoClientId, mergeId }: Merge): Promise<void> {
    await tx.query(
      `WITH handed AS (
         INSERT INTO client_settings (client_id, ${COLUMNS.join(', ')})
         SELECT $2, ${COLUMNS.join(', ')} FROM client_settings WHERE client_id = $1
         ON CONFLICT DO NOTHING RETURNING client_id
       )
       INSERT INTO merged_rows (merge_id, table_name, row_id)
       SELECT $3::uuid, 'client_settings', client_id FROM handed WHERE $3::uuid IS NOT NULL`,
      [fromClientId, intoClientId, mergeId || null],
    );
  }

  /** They are two again: what came with the merge is sent to the one that was kept, unless it was switched off since. */
  async giveBack(tx: EntityManager, { fromClientId, mergeId }: Merge): Promise<void> {
    await tx.query(
      `WITH noted AS (
         DELETE FROM merged_rows WHERE merge_id = $2::uuid AND table_name = 'client_settings' RETURNING row_id::uuid AS id
       )
       UPDATE client_settings kept SET ${COLUMNS.map((column) => `${column} = kept.${column} OR NOT own.${column}`).join(', ')}
       FROM noted, client_settings own WHERE kept.client_id = noted.id AND own.client_id = $1`,
      [fromClientId, mergeId],
    );
  }
}
