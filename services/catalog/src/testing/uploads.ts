import {
  create,
  fromBinary,
  toBinary,
  type DescMessage,
  type MessageInitShape,
  type MessageShape,
} from '@bufbuild/protobuf';
import {
  GetUploadedPhotosRequestSchema,
  GetUploadedPhotosResponseSchema,
  KeepDocumentRequestSchema,
  KeepDocumentResponseSchema,
} from '@yarrow/contracts/reviews/v1/requests_pb';
import { newId } from '@yarrow/kit/ids';
import { requestSubject } from '@yarrow/kit/messaging/requests.client';
import { RUNTIME, type Runtime } from '@yarrow/kit/runtime';
import type { TestService } from '@yarrow/kit/testing/test-service';

/** What accounts have uploaded, as the reviews service answers for it. */
export class Uploads {
  private readonly owners = new Map<string, string>();

  static async answerTo(catalog: TestService): Promise<Uploads> {
    const uploads = new Uploads();
    await answer(catalog, GetUploadedPhotosRequestSchema, GetUploadedPhotosResponseSchema, ({ userId, handles }) => ({
      photos: handles
        .filter((handle) => uploads.owners.get(handle) === userId)
        .map((handle) => ({ handle, photoUrl: urlOf(handle) })),
    }));
    await answer(catalog, KeepDocumentRequestSchema, KeepDocumentResponseSchema, ({ userId, handle }) => ({
      kept: uploads.owners.get(handle) === userId,
    }));
    return uploads;
  }

  /** @returns the handle */
  by(userId: string | undefined): string {
    const handle = newId();
    this.owners.set(handle, userId!);
    return handle;
  }
}

export const urlOf = (handle: string): string => `/media/photos/${handle}.jpg`;

async function answer<Q extends DescMessage, A extends DescMessage>(
  catalog: TestService,
  request: Q,
  response: A,
  make: (question: MessageShape<Q>) => MessageInitShape<A>,
): Promise<void> {
  const { broker } = catalog.app.get<Runtime>(RUNTIME);
  const connection = await broker.connection();
  connection.subscribe(requestSubject(broker, request.typeName), {
    callback: (_error, message) =>
      void message.respond(toBinary(response, create(response, make(fromBinary(request, message.data))))),
  });
  await connection.flush();
}
