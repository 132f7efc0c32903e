import type { MessageInitShape } from '@bufbuild/protobuf';
import type { ClientSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Client } from './client.entity.js';

/** A contact as events carry it. */
export function clientMessage(client: Client): MessageInitShape<typeof ClientSchema> {
  return {
    clientId: client.id,
    practiceId: client.practiceId,
    userId: client.userId ?? '',
    firstName: client.firstName,
    lastName: client.lastName,
    email: client.email ?? '',
    phone: client.phone ?? '',
    deleted: client.deletedAt !== null,
    version: client.version,
    timeZone: client.timeZone ?? '',
    customPrices: client.customPrices,
  };
}
