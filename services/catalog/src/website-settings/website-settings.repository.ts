import { Injectable } from '@nestjs/common';
import { newId } from '@yarrow/kit/ids';
import { In, type EntityManager } from 'typeorm';
import { WebsiteSettings } from './website-settings.entity.js';

const EMPTY = { title: '', description: '', ogSiteName: '', primaryModality: '', headScripts: '', bodyScripts: '' };

@Injectable()
export class WebsiteSettingsRepository {
  listByPractices(tx: EntityManager, practiceIds: readonly string[]): Promise<WebsiteSettings[]> {
    return tx.findBy(WebsiteSettings, { practiceId: In([...practiceIds]) });
  }

  /** Locks the settings; those of a practice that has set nothing are empty. Under the practice's lock. */
  async getForUpdate(tx: EntityManager, practiceId: string): Promise<WebsiteSettings> {
    const empty = Object.assign(new WebsiteSettings(), { practiceId, metadataId: newId(), ...EMPTY });
    await tx.createQueryBuilder().insert().into(WebsiteSettings).values(empty).orIgnore().execute();
    return tx.findOneOrFail(WebsiteSettings, { where: { practiceId }, lock: { mode: 'pessimistic_write' } });
  }

  async save(tx: EntityManager, settings: WebsiteSettings): Promise<void> {
    await tx.save(WebsiteSettings, settings);
  }
}
