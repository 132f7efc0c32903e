import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { parseLine } from '@yarrow/kit/values/input-rules';
import { DataSource } from 'typeorm';
import { PracticesRepository } from '../practices/practices.repository.js';
import type { WebsiteSettings } from './website-settings.entity.js';
import { WebsiteSettingsRepository } from './website-settings.repository.js';

export const SCRIPTS_MAX = 20_000;

/** What a search engine shows of the site. */
export interface MetadataForm {
  title?: string | null;
  description?: string | null;
  ogSiteName?: string | null;
  primaryModality?: string | null;
}

export interface ScriptsForm {
  headScripts?: string | null;
  bodyScripts?: string | null;
}

/** Sets what a practice's website has beyond its content. */
@Injectable()
export class WebsiteSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly practices: PracticesRepository,
    private readonly settings: WebsiteSettingsRepository,
  ) {}

  listByPractices(practiceIds: readonly string[]): Promise<WebsiteSettings[]> {
    return this.settings.listByPractices(this.dataSource.manager, practiceIds);
  }

  /** A field that is left out stays. @throws DomainError `forbidden`, `not_ready`, `invalid_title`, `invalid_description`, … */
  async upsertMetadata(actor: Actor, form: MetadataForm): Promise<WebsiteSettings> {
    const { title, description, ogSiteName, primaryModality } = form;
    return this.change(actor, {
      ...(title != null && { title: parseLine(title, 'title', { max: 70, label: 'The title' }) }),
      ...(description != null && {
        description: parseLine(description, 'description', { max: 160, label: 'The description' }),
      }),
      ...(ogSiteName != null && { ogSiteName: parseLine(ogSiteName, 'ogSiteName', { max: 60, label: 'The name' }) }),
      ...(primaryModality != null && {
        primaryModality: parseLine(primaryModality, 'primaryModality', { max: 80, label: 'The therapy' }),
      }),
    });
  }

  /** A field that is left out stays. @throws DomainError `forbidden`, `not_ready`, `invalid_head_scripts`, `invalid_body_scripts` */
  async updateScripts(actor: Actor, { headScripts, bodyScripts }: ScriptsForm): Promise<WebsiteSettings> {
    return this.change(actor, {
      ...(headScripts != null && { headScripts: parseScripts(headScripts, 'headScripts') }),
      ...(bodyScripts != null && { bodyScripts: parseScripts(bodyScripts, 'bodyScripts') }),
    });
  }

  private async change(actor: Actor, changes: Partial<WebsiteSettings>): Promise<WebsiteSettings> {
    requirePro(actor);
    const { practiceId } = actor;
    return this.dataSource.transaction(async (tx) => {
      await this.practices.getForUpdate(tx, practiceId);
      const settings = await this.settings.getForUpdate(tx, practiceId);
      Object.assign(settings, changes);
      await this.settings.save(tx, settings);
      return settings;
    });
  }
}

/** It stays as it was typed: it runs on the practice's own origin only. */
function parseScripts(typed: string, field: 'headScripts' | 'bodyScripts'): string {
  const text = typed.trim();
  if (text.length <= SCRIPTS_MAX) return text;
  const code = field === 'headScripts' ? 'invalid_head_scripts' : 'invalid_body_scripts';
  throw new DomainError(code, `Please use at most ${SCRIPTS_MAX.toLocaleString('en-US')} characters.`, field);
}
