import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import {
  GetUploadedPhotosRequestSchema,
  GetUploadedPhotosResponseSchema,
} from '@yarrow/contracts/reviews/v1/requests_pb';
import { newId } from '@yarrow/kit/ids';
import { requestSubject } from '@yarrow/kit/messaging/requests.client';
import { RUNTIME, type Runtime } from '@yarrow/kit/runtime';
import type { TestService } from '@yarrow/kit/testing/test-service';

/** What reviews knows of uploads, in the place of that service. */
export class UploadedPhotos {
  private readonly owners = new Map<string, string>();

  /** Answers until the service stops. */
  static async answerIn(service: TestService): Promise<UploadedPhotos> {
    const photos = new UploadedPhotos();
    const { broker } = service.app.get<Runtime>(RUNTIME, { strict: false });
    (await broker.connection()).subscribe(requestSubject(broker, GetUploadedPhotosRequestSchema.typeName), {
      callback: (_error, message) => {
        const { handles, userId } = fromBinary(GetUploadedPhotosRequestSchema, message.data);
        const own = handles.filter((handle) => photos.owners.get(handle) === userId);
        const answer = { photos: own.map((handle) => ({ handle, photoUrl: photoUrlOf(handle) })) };
        message.respond(toBinary(GetUploadedPhotosResponseSchema, create(GetUploadedPhotosResponseSchema, answer)));
      },
    });
    return photos;
  }

  /** @returns the handle of an uploaded photo */
  add(userId: string): string {
    const handle = newId();
    this.owners.set(handle, userId);
    return handle;
  }
}

export const photoUrlOf = (handle: string): string => `/media/photos/${handle}.webp`;
