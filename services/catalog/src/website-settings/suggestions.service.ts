import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource } from 'typeorm';
import { LocationsRepository } from '../offerings/locations.repository.js';
import { PracticesRepository } from '../practices/practices.repository.js';
import { shownSkills } from '../practices/skills/shown-skills.js';
import { type ImageFacts, type SiteFacts, type SuggestedMetadata, TextSuggestions } from './text-suggestions.js';

/** Suggests texts for the website of a practice; nothing is stored. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly practices: PracticesRepository,
    private readonly locations: LocationsRepository,
    private readonly suggestions: TextSuggestions,
  ) {}

  /** @throws DomainError `forbidden`, `not_ready` */
  async suggestMetadata(actor: Actor): Promise<SuggestedMetadata> {
    requirePro(actor);
    return this.suggestions.metadata(await this.factsOf(actor.practiceId));
  }

  /** @throws DomainError `forbidden`, `not_ready`, `not_found` for an image of another practice */
  async suggestAltText(actor: Actor, imageId: string): Promise<string> {
    requirePro(actor);
    const { practiceId } = actor;
    const image = await this.findImage(practiceId, imageId);
    if (!image) throw new DomainError('not_found', 'This image does not exist.', 'imageId');
    return this.suggestions.altText({ ...(await this.factsOf(practiceId)), ...image });
  }

  private async findImage(practiceId: string, id: string): Promise<Pick<ImageFacts, 'caption' | 'kind'> | null> {
    const { manager } = this.dataSource;
    const gallery = (await this.practices.listParts(manager, [practiceId])).get(practiceId)!.gallery;
    const photo = gallery.find((image) => image.id === id);
    if (photo) return { caption: photo.altText, kind: 'gallery' };
    const { images } = (await this.practices.listWebsites(manager, [practiceId])).get(practiceId)!;
    const asset = images.find((image) => image.id === id);
    return asset ? { caption: asset.altText, kind: asset.kind } : null;
  }

  private async factsOf(practiceId: string): Promise<SiteFacts> {
    const { manager } = this.dataSource;
    const practice = await this.practices.find(manager, practiceId);
    if (!practice)
      throw new DomainError('not_ready', 'Your practice is still being set up. Please try again in a moment.');
    const { skills } = (await this.practices.listParts(manager, [practiceId])).get(practiceId)!;
    const [main] = (await this.locations.listOf(manager, [practiceId])).filter(({ state }) => state === 'active');
    return {
      practiceName: practice.name,
      practitionerName: practice.practitionerName,
      title: practice.title ?? '',
      headline: practice.headline ?? '',
      about: (practice.about ?? '').replaceAll(/<[^>]*>/g, ' '),
      specialties: shownSkills(practiceId, skills).map(({ specialty }) => specialty.name),
      place: main?.kind === 'virtual' ? '' : (main?.cityState ?? ''),
    };
  }
}
