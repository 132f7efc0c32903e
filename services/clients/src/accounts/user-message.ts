import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { UserSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { User } from './user.entity.js';

/** An account as events carry it. */
export function userMessage(user: User): MessageInitShape<typeof UserSchema> {
  return {
    userId: user.id,
    kind: user.kind,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone ?? '',
    practiceId: user.practiceId ?? '',
    version: user.version,
    emailConfirmed: user.emailConfirmedAt !== null,
    registeredAt: timestampFromDate(user.createdAt),
  };
}
