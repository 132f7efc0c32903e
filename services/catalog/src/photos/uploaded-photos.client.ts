import { Injectable } from '@nestjs/common';
import {
  GetUploadedPhotosRequestSchema,
  GetUploadedPhotosResponseSchema,
} from '@yarrow/contracts/reviews/v1/requests_pb';
import type { UserActor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';

/** Asks reviews, which stores photos, for what was uploaded. */
@Injectable()
export class UploadedPhotosClient {
  constructor(private readonly requests: RequestsClient) {}

  /**
   * The public addresses behind handles that the account was given, in their order.
   * @throws DomainError `not_found` if one is unknown, belongs to another account, or is not uploaded yet
   */
  async urlsOf({ userId }: UserActor, handles: readonly string[], field: string): Promise<string[]> {
    const { photos } = await this.requests.request(GetUploadedPhotosRequestSchema, GetUploadedPhotosResponseSchema, {
      userId,
      handles: [...handles],
    });
    const urls = new Map(photos.map(({ handle, photoUrl }) => [handle, photoUrl]));
    return handles.map((handle) => {
      const url = urls.get(handle);
      if (!url) throw new DomainError('not_found', 'This upload does not exist.', field);
      return url;
    });
  }
}
