import type { MessageInitShape } from '@bufbuild/protobuf';
import type { ServiceSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { plainText } from '../rich-text/rich-text.js';
import type { Service } from './service.entity.js';

/** A service as events carry it. */
export function serviceMessage(service: Service): MessageInitShape<typeof ServiceSchema> {
  return {
    serviceId: service.id,
    practiceId: service.practiceId,
    name: service.name,
    description: plainText(service.description),
    kind: service.kind,
    variations: service.variations.map(({ id, ...rest }) => ({ variationId: id, ...rest })),
    locationIds: service.locationIds,
    hours: service.hours ?? [],
    numberOfSessions: service.numberOfSessions ?? 0,
    allowedServiceIds: service.allowedServiceIds,
    public: service.public,
    deleted: service.deletedAt !== null,
    position: service.position,
    version: service.version,
    photoUrl: service.photoUrl ?? '',
  };
}
