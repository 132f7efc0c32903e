import { Injectable } from '@nestjs/common';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { ConferencingAccessLostSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { VideoMeetingsRepository } from '../video-meetings/video-meetings.repository.js';
import type { ConferencingConnection, ConferencingProvider } from './conferencing-connection.entity.js';
import { ConferencingRepository } from './conferencing.repository.js';
import { ZoomAccessService } from './zoom/zoom-access.service.js';

const NAMES: Readonly<Record<ConferencingProvider, string>> = { zoom: 'Zoom' };

/** Connects practices with accounts for video calls. */
@Injectable()
export class ConferencingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionService,
    private readonly access: ZoomAccessService,
    private readonly connections: ConferencingRepository,
    private readonly meetings: VideoMeetingsRepository,
  ) {}

  /** In the order of the practices, each by name. */
  async listConnections(practiceIds: readonly string[]): Promise<ConferencingConnection[][]> {
    const all = await this.connections.listByPractices(this.dataSource.manager, practiceIds);
    return practiceIds.map((id) => all.filter(({ practiceId }) => practiceId === id));
  }

  /** @returns the provider's page. @throws DomainError `forbidden`, `not_found`, `feature_disabled`, `provider_not_offered` */
  async start(actor: Actor, provider: ConferencingProvider, now: Date): Promise<string> {
    requirePro(actor);
    if (!this.access.offered)
      throw new DomainError('provider_not_offered', `${NAMES[provider]} cannot be connected here.`);
    const { practice } = await this.catalogs.getCatalog(actor.practiceId);
    if (!(practice.conferencingEnabled ?? true)) {
      throw new DomainError('feature_disabled', 'Video conferencing is not switched on for your practice.');
    }
    return this.access.pageFor(actor.practiceId, now);
  }

  /** @throws DomainError `forbidden`, `not_found`, `provider_refused`, `provider_unavailable` */
  async finish(actor: Actor, brought: { code: string; state: string }, now: Date): Promise<void> {
    requirePro(actor);
    const { practiceId } = actor;
    await this.catalogs.getCatalog(practiceId);
    const obtained = await this.access.obtain(practiceId, brought, now);
    await this.dataSource.transaction(async (tx) => {
      await this.catalogs.getCatalogForUpdate(tx, practiceId);
      await this.access.keep(tx, practiceId, obtained, now);
      // What was booked while it could not be reached.
      await this.meetings.makeDue(tx, practiceId, now);
    });
  }

  /**
   * Meetings stay at Zoom, so that what clients were sent leads there still.
   * @throws DomainError `forbidden`, `not_found`
   */
  async deactivate(actor: Actor, provider: ConferencingProvider): Promise<void> {
    requirePro(actor);
    const removed = await this.dataSource.transaction(async (tx) => {
      await this.catalogs.getCatalogForUpdate(tx, actor.practiceId);
      const connection = await this.connections.findForUpdate(tx, actor.practiceId, provider);
      if (!connection) throw new DomainError('not_found', 'Something went wrong', 'provider');
      await this.connections.delete(tx, connection);
      return connection;
    });
    if (!removed.erroredAt) await this.access.revoke(removed);
  }

  async losePractice(practiceId: string, now: Date): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const connection = await this.connections.find(tx, practiceId, 'zoom');
      if (connection) await this.lose(tx, connection, now);
    });
  }

  /** Handles the removal of our app at Zoom. */
  async loseAccount(accountId: string, now: Date): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      for (const connection of await this.connections.listByAccount(tx, 'zoom', accountId)) {
        await this.lose(tx, connection, now);
      }
    });
  }

  /** Access to the account is lost: published once. */
  private async lose(tx: EntityManager, connection: ConferencingConnection, now: Date): Promise<void> {
    if (!(await this.connections.lose(tx, connection, now))) return;
    const { practiceId, provider } = connection;
    const lost = { practiceId, provider, lostAt: timestampFromDate(now) };
    await emit(tx, ConferencingAccessLostSchema, lost, { aggregateId: practiceId });
  }
}
