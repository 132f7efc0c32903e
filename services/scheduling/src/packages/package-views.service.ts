import { Injectable } from '@nestjs/common';
import { type Actor, requireUser } from '@yarrow/kit/actor';
import { isUuid } from '@yarrow/kit/ids';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import { DataSource } from 'typeorm';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import { ClientProjectionRepository } from '../client-projection/client-projection.repository.js';
import type { CancellationPackageOutcome, ClientPackage } from '../generated/graphql.js';
import type { OpenPackage } from './open-package.entity.js';
import { OpenPackagesRepository } from './open-packages.repository.js';

/** Guesses at packages from one address. */
export const PACKAGE_MISSES = { name: 'package-token', points: 300, perSeconds: 600 };
const MAX_TOKEN_LENGTH = 100;
/** Number of the session that the buying visit takes. */
const BUYING_SESSION = 1;

/** A package as its buyer or its practice sees it. */
export type PackageView = Omit<ClientPackage, '__typename' | 'amountCents' | 'refundableCents'>;

/** Reading packages: the token is the right to see one, and so is being its buyer or its practice. */
@Injectable()
export class PackageViewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly packages: OpenPackagesRepository,
    private readonly catalogs: CatalogProjectionRepository,
    private readonly clients: ClientProjectionRepository,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /** @throws DomainError `rate_limited` */
  async findByToken(actor: Actor, token: string): Promise<PackageView | null> {
    const readable = token.length > 0 && token.length <= MAX_TOKEN_LENGTH;
    const found = readable ? await this.packages.findByToken(this.dataSource.manager, token) : null;
    // Only guesses count: a right one is what the link is for.
    if (!found) await this.rateLimits.consume(PACKAGE_MISSES, actor.ip);
    return found && (await this.views([found], true))[0]!;
  }

  /** The caller's own with sessions left, newest first. */
  async listOwn(actor: Actor, practiceId: string | null | undefined): Promise<PackageView[]> {
    requireUser(actor);
    const { manager } = this.dataSource;
    if (practiceId && !isUuid(practiceId)) return [];
    const clientIds = await this.clients.listClientIdsOfUser(manager, actor.userId);
    const person = { userId: actor.userId, clientIds, ...(practiceId && { practiceId }) };
    const views = await this.views(await this.packages.listOfClient(manager, person), true);
    return views.filter(({ sessionsRemaining }) => sessionsRemaining > 0);
  }

  /** Of these ids what the caller may see: the practice its own, without the secret; a client those bought. */
  async listByIds(actor: Actor, ids: readonly string[]): Promise<(PackageView | null)[]> {
    const { manager } = this.dataSource;
    const found = await this.packages.listByIds(manager, ids.filter(isUuid));
    const clientIds = actor.userId ? await this.clients.listClientIdsOfUser(manager, actor.userId) : [];
    const ownsIt = ({ userId, clientId }: OpenPackage) =>
      actor.userId !== undefined && (userId === actor.userId || clientIds.includes(clientId));
    const sellsIt = ({ practiceId }: OpenPackage) => actor.kind === 'pro' && actor.practiceId === practiceId;
    const bought = await this.views(found.filter(ownsIt), true);
    const sold = await this.views(
      found.filter((one) => sellsIt(one) && !ownsIt(one)),
      false,
    );
    const byId = new Map([...bought, ...sold].map((view) => [view.id, view]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** Those of visits that the caller may see. @param withToken the client sees the secret, the practice does not */
  async listOfVisits(ids: readonly string[], withToken: boolean): Promise<Map<string, PackageView>> {
    const views = await this.views(await this.packages.listByIds(this.dataSource.manager, ids), withToken);
    return new Map(views.map((view) => [view.id, view]));
  }

  /**
   * What becomes of packages when the visits that bought them are cancelled and give their sessions back; null for what
   * was refunded before. The decision itself is made under the package's lock (`OpenPackagesService.endPurchase`).
   */
  async listOutcomesOfCancelling(ids: readonly string[]): Promise<(CancellationPackageOutcome | null)[]> {
    const { manager } = this.dataSource;
    const [found, used] = await Promise.all([
      this.packages.listByIds(manager, ids),
      this.packages.listUsedNumbers(manager, ids),
    ]);
    return ids.map((id) => {
      const opened = found.find((candidate) => candidate.id === id);
      if (!opened || opened.refunded) return null;
      return (used.get(id) ?? []).some((number) => number !== BUYING_SESSION) ? 'kept' : 'ends';
    });
  }

  private async views(found: OpenPackage[], withToken: boolean): Promise<PackageView[]> {
    if (found.length === 0) return [];
    const { manager } = this.dataSource;
    const ids = found.map(({ id }) => id);
    const used = await this.packages.listUsedNumbers(manager, ids);
    const practiceIds = [...new Set(found.map(({ practiceId }) => practiceId))];
    const practices = await this.catalogs.listPractices(manager, practiceIds);
    return found.map((one) => {
      const practice = practices.get(one.practiceId);
      const sessionsRemaining = one.sessionsRemaining(used.get(one.id)?.length ?? 0);
      const bookable = withToken && practice && sessionsRemaining > 0;
      return {
        id: one.id,
        name: one.name,
        numberOfSessions: one.numberOfSessions,
        sessionsRemaining,
        service: { id: one.serviceId },
        serviceId: one.serviceId,
        createdAt: formatOffsetDateTime(one.createdAt.getTime(), practice?.timeZone || 'UTC'),
        token: withToken ? one.token : null,
        bookNextUrl: bookable ? `/p/${practice.slug}/book?service=${one.serviceId}&package=${one.token}` : null,
      };
    });
  }
}
