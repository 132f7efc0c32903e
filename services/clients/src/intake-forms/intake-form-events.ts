import { IntakeFormSentSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { emit } from '@yarrow/kit/outbox';
import { sealedIn, type Sealer } from '@yarrow/kit/security/sealing';
import type { EntityManager } from 'typeorm';
import { clientMessage } from '../directory/client-message.js';
import type { Client } from '../directory/client.entity.js';
import type { IntakeFormLink } from './intake-form-link.entity.js';

/** The link of the form leaves sealed for notifications, which sends it. */
export async function publishIntakeFormSent(
  tx: EntityManager,
  sealer: Sealer,
  client: Client,
  { practiceId, uniqueId }: IntakeFormLink,
): Promise<void> {
  const sealedUniqueId = await sealer.seal(uniqueId, sealedIn(IntakeFormSentSchema, client.id));
  const event = { practiceId, client: clientMessage(client), sealedUniqueId };
  await emit(tx, IntakeFormSentSchema, event, { aggregateId: client.id });
}
