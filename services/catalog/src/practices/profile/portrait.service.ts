import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { UploadedPhotosClient } from '../../photos/uploaded-photos.client.js';
import type { Practice } from '../practice.entity.js';
import { PracticeChangesService } from '../practice-changes.service.js';

/** The photo of the practitioner. */
@Injectable()
export class PortraitService {
  constructor(
    private readonly changes: PracticeChangesService,
    private readonly photos: UploadedPhotosClient,
  ) {}

  /** Requires the owner, with a photo that they uploaded. */
  async update(actor: Actor, handle: string): Promise<Practice> {
    requirePro(actor);
    // Before the lock: another service answers.
    const [url] = await this.photos.urlsOf(actor, [handle], 'handle');
    return this.changes.change(actor, async (_tx, practice) => {
      practice.photoUrl = url!;
    });
  }
}
