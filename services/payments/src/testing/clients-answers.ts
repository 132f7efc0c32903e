import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import {
  GetEmailConfirmationRequestSchema,
  GetEmailConfirmationResponseSchema,
} from '@yarrow/contracts/clients/v1/requests_pb';
import { requestSubject } from '@yarrow/kit/messaging/requests.client';
import { type Runtime, RUNTIME } from '@yarrow/kit/runtime';
import type { TestService } from '@yarrow/kit/testing/test-service';

const unconfirmed = new Set<string>();

/** An account that has not followed the link that was mailed to it; all others have. */
export function leaveUnconfirmed(userId: string): void {
  unconfirmed.add(userId);
}

/** Answers as the clients service would. */
export async function answerForClients(payments: TestService): Promise<void> {
  const { broker } = payments.app.get<Runtime>(RUNTIME, { strict: false });
  const connection = await broker.connection();
  connection.subscribe(requestSubject(broker, GetEmailConfirmationRequestSchema.typeName), {
    callback: (_error, message) => {
      const { userId } = fromBinary(GetEmailConfirmationRequestSchema, message.data);
      const answer = create(GetEmailConfirmationResponseSchema, { confirmed: !unconfirmed.has(userId) });
      message.respond(toBinary(GetEmailConfirmationResponseSchema, answer));
    },
  });
}
