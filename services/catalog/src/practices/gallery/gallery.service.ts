import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { newId } from '@yarrow/kit/ids';
import { parseText } from '@yarrow/kit/values/input-rules';
import type { EntityManager } from 'typeorm';
import { UploadedPhotosClient } from '../../photos/uploaded-photos.client.js';
import { inOrder, type Position } from '../positions.js';
import type { Practice } from '../practice.entity.js';
import { PracticeChangesService } from '../practice-changes.service.js';
import { GalleryImage } from './gallery-image.entity.js';
import { GalleryRepository } from './gallery.repository.js';

const MAX_AT_ONCE = 10;
/** Limit of the whole gallery: longer pages are of no use. */
const MAX_PHOTOS = 100;
const CAPTION_MAX_LENGTH = 200;

/** Photos of the practice, in the practitioner's order. */
@Injectable()
export class GalleryService {
  constructor(
    private readonly changes: PracticeChangesService,
    private readonly gallery: GalleryRepository,
    private readonly photos: UploadedPhotosClient,
  ) {}

  /** Requires the owner, with photos that they uploaded. A repeated request adds nothing. */
  async add(actor: Actor, handles: readonly string[]): Promise<Practice> {
    requirePro(actor);
    const wanted = [...new Set(handles)];
    if (wanted.length > MAX_AT_ONCE) {
      throw new DomainError('too_many_photos', `Please choose at most ${MAX_AT_ONCE} photos at once.`, 'handles');
    }
    // Before the lock: another service answers.
    const urls = await this.photos.urlsOf(actor, wanted, 'handles');
    return this.change(actor, async (tx, images, practiceId) => {
      const added = urls.filter((url) => images.every((image) => image.url !== url));
      if (images.length + added.length > MAX_PHOTOS) {
        throw new DomainError('too_many_photos', `A gallery can have at most ${MAX_PHOTOS} photos.`, 'handles');
      }
      const start = Math.max(0, ...images.map(({ position }) => position)) + 1;
      const made = added.map((url, index) => imageOf(practiceId, url, start + index));
      await this.gallery.save(tx, made);
    });
  }

  /** Requires the owner. */
  async remove(actor: Actor, galleryId: string): Promise<Practice> {
    return this.change(actor, async (tx, images) => {
      await this.gallery.delete(tx, imageAmong(images, galleryId).id);
    });
  }

  /** Requires the owner. */
  async reorder(actor: Actor, positions: readonly Position[]): Promise<Practice> {
    return this.change(actor, async (tx, images) => {
      const sorted = inOrder(images, ({ id }) => id, positions, 'photosArray');
      sorted.forEach((image, index) => (image.position = index + 1));
      await this.gallery.save(tx, sorted);
    });
  }

  /** Requires the owner. */
  async caption(actor: Actor, { galleryId, caption }: { galleryId: string; caption: string }): Promise<Practice> {
    const altText = parseText(caption, 'caption', { max: CAPTION_MAX_LENGTH, label: 'A caption' });
    return this.change(actor, async (tx, images) => {
      const image = imageAmong(images, galleryId);
      image.altText = altText;
      await this.gallery.save(tx, [image]);
    });
  }

  private async change(
    actor: Actor,
    edit: (tx: EntityManager, images: GalleryImage[], practiceId: string) => Promise<void>,
  ): Promise<Practice> {
    return this.changes.change(actor, async (tx, { id }) => edit(tx, await this.gallery.listOf(tx, id), id));
  }
}

function imageOf(practiceId: string, url: string, position: number): GalleryImage {
  return Object.assign(new GalleryImage(), { id: newId(), practiceId, url, altText: '', position });
}

function imageAmong(images: readonly GalleryImage[], id: string): GalleryImage {
  const image = images.find((candidate) => candidate.id === id);
  if (!image) throw new DomainError('not_found', 'This photo does not exist.', 'galleryId');
  return image;
}
