import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import type { Practice } from '../practice.entity.js';
import { PracticeChangesService } from '../practice-changes.service.js';
import { MainLocationService, type LocationChoice } from './main-location.service.js';
import { applyPracticeDetails, type PracticeDetailsForm } from './practice-details.js';
import { parseProfileTexts, type ProfileTexts } from './profile-form.js';
import { ShortLinksService } from './short-links.service.js';

/** Fields of the profile form. Absent fields stay unchanged. */
export interface ProfileForm extends ProfileTexts {
  published?: boolean | null;
}

/** The form of the profile's details; what is absent stays. */
export type InfoForm = ProfileTexts & LocationChoice & { shortLink?: string | null | undefined };

@Injectable()
export class ProfileService {
  constructor(
    private readonly changes: PracticeChangesService,
    private readonly mainLocations: MainLocationService,
    private readonly shortLinks: ShortLinksService,
  ) {}

  /** Requires the owner. */
  async update(actor: Actor, form: ProfileForm): Promise<Practice> {
    const texts = parseProfileTexts(form);
    return this.changes.change(actor, async (_tx, practice) => {
      Object.assign(practice, texts);
      practice.published = form.published ?? practice.published;
    });
  }

  /** Requires the owner. */
  async updateInfo(actor: Actor, form: InfoForm): Promise<Practice> {
    const texts = parseProfileTexts(form);
    return this.changes.change(actor, async (tx, practice) => {
      Object.assign(practice, texts);
      await this.mainLocations.choose(tx, practice.id, form);
      if (form.shortLink != null) await this.shortLinks.change(tx, practice, form.shortLink);
    });
  }

  /** Requires the owner. */
  async updateDetails(
    actor: Actor,
    { locationId, ...form }: PracticeDetailsForm & Pick<LocationChoice, 'locationId'>,
  ): Promise<Practice> {
    return this.changes.change(actor, async (tx, practice) => {
      await this.mainLocations.choose(tx, practice.id, { locationId });
      applyPracticeDetails(practice, form);
    });
  }
}
