import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource } from 'typeorm';
import { PracticePublisher } from '../practices/practice.publisher.js';
import { PracticesRepository } from '../practices/practices.repository.js';
import { parseSite, type Site } from './site-document.js';
import { WebsiteDraft, type WebsiteBuilder } from './website-draft.entity.js';
import { WebsiteVersion } from './website-version.entity.js';
import { WebsitesRepository, type ShownVersion } from './websites.repository.js';

/** What a builder begins with. */
export interface OwnWebsite {
  builder: WebsiteBuilder;
  draft: WebsiteDraft | null;
  published: WebsiteVersion | null;
  versions: ShownVersion[];
}

/** The website that a practice makes. */
@Injectable()
export class WebsitesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly practices: PracticesRepository,
    private readonly publisher: PracticePublisher,
    private readonly websites: WebsitesRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `forbidden` */
  async findOwn(actor: Actor, builder: WebsiteBuilder): Promise<OwnWebsite> {
    requirePro(actor);
    const { practiceId } = actor;
    const { manager: tx } = this.dataSource;
    const [draft, published, versions] = await Promise.all([
      this.websites.findDraft(tx, practiceId, builder),
      this.websites.findPublished(tx, practiceId, builder),
      this.websites.listVersions(tx, practiceId, builder),
    ]);
    return { builder, draft, published, versions };
  }

  /** Null for a version that does not exist. @throws DomainError `forbidden` */
  async findVersion(actor: Actor, builder: WebsiteBuilder, version: number): Promise<WebsiteVersion | null> {
    requirePro(actor);
    const { practiceId } = actor;
    return this.websites.findVersion(this.dataSource.manager, { practiceId, builder, version });
  }

  /**
   * @param saveNo one more than that of the saving which the editor goes on from; the last saving may be repeated
   * @throws DomainError `forbidden`, `not_ready`, `invalid_document`, `changed_meanwhile` where another editor has saved since
   */
  async saveDraft(actor: Actor, builder: WebsiteBuilder, text: string, saveNo: number): Promise<void> {
    requirePro(actor);
    const { practiceId } = actor;
    const document = JSON.stringify(parseSite(text));
    await this.dataSource.transaction(async (tx) => {
      await this.practices.getForUpdate(tx, practiceId);
      const known = await this.websites.findDraft(tx, practiceId, builder);
      if (known?.saveNo === saveNo && known.document === document) return;
      if (saveNo !== (known?.saveNo ?? 0) + 1) throw changedMeanwhile();
      const draft = { practiceId, builder, document, saveNo, savedAt: this.clock.now() };
      await this.websites.saveDraft(tx, Object.assign(new WebsiteDraft(), draft));
    });
  }

  /**
   * What is saved becomes what visitors see, and its look the one of the practice's other pages. What is published already is
   * not published again.
   * @param saveNo of the saving that the practitioner looks at; left out, it is the last one
   * @throws DomainError `forbidden`, `not_ready`, `nothing_to_publish`, `changed_meanwhile` where there is a newer saving
   */
  async publish(actor: Actor, builder: WebsiteBuilder, saveNo?: number | null): Promise<void> {
    requirePro(actor);
    const { practiceId } = actor;
    await this.dataSource.transaction(async (tx) => {
      const practice = await this.practices.getForUpdate(tx, practiceId);
      const draft = await this.websites.findDraft(tx, practiceId, builder);
      if (!draft) throw new DomainError('nothing_to_publish', 'There is no website to publish yet.');
      if (saveNo != null && saveNo !== draft.saveNo) throw changedMeanwhile();
      const { document } = draft;
      const last = await this.websites.findPublished(tx, practiceId, builder);
      if (last?.document === document) return;
      const version = { practiceId, builder, version: (last?.version ?? 0) + 1, document };
      await this.websites.addVersion(
        tx,
        Object.assign(new WebsiteVersion(), { ...version, publishedAt: this.clock.now() }),
      );
      const { theme } = JSON.parse(document) as Site;
      Object.assign(practice.theme, theme);
      await this.publisher.saveAndPublish(tx, practice);
    });
  }
}

/** An editor shows what is no longer so, such as one in a second tab. */
function changedMeanwhile(): DomainError {
  const message =
    'Your website was changed meanwhile, perhaps in another tab. Please reload the page before you go on.';
  return new DomainError('changed_meanwhile', message, 'saveNo');
}
