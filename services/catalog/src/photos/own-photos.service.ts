import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { UploadedPhotosClient } from './uploaded-photos.client.js';

/** Photos that practitioners have uploaded for what they offer. */
@Injectable()
export class OwnPhotosService {
  constructor(private readonly uploads: UploadedPhotosClient) {}

  /**
   * Requires the uploader.
   * @returns its public address
   * @throws DomainError `not_found` for a handle of another user, or whose upload has not ended
   */
  async urlOf(actor: Actor, handle: string): Promise<string> {
    requirePro(actor);
    const [url] = await this.uploads.urlsOf(actor, [handle], 'handle');
    return url!;
  }
}
