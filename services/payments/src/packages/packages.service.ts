import { Injectable } from '@nestjs/common';
import type { OpenPackage } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import type { ClientPackage } from '../records/packages/client-package.entity.js';
import { PackagesRepository } from '../records/packages/packages.repository.js';

export interface PackageWorth {
  readonly id: string;
  readonly amountCents: number;
  readonly refundableCents: number;
}

/** What a package's price still stands for. */
@Injectable()
export class PackagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly packages: PackagesRepository,
  ) {}

  /** Keeps count of the sessions used, for the value of a package when it is refunded. */
  async saveUses(tx: EntityManager, { packageId, sessionsUsed, version }: OpenPackage): Promise<void> {
    await this.packages.saveUses(tx, packageId, sessionsUsed, version);
  }

  /** In the order of the ids; null where there is none, and for all but who sold and who bought it. */
  async listByIds(actor: Actor, ids: readonly string[]): Promise<(PackageWorth | null)[]> {
    const { manager } = this.dataSource;
    const sold = await this.packages.listByIds(manager, ids.filter(isUuid));
    const used = await this.packages.listSessionsUsed(
      manager,
      sold.map(({ id }) => id),
    );
    return ids.map((id) => {
      const found = sold.find((candidate) => candidate.id === id.toLowerCase());
      if (!found || !maySee(actor, found)) return null;
      return { id, amountCents: found.amountCents, refundableCents: found.refundableCents(used.get(found.id) ?? 1) };
    });
  }
}

function maySee({ kind, userId, practiceId }: Actor, sold: ClientPackage): boolean {
  if (kind === 'pro') return practiceId === sold.practiceId;
  return kind === 'client' && Boolean(userId) && userId === sold.userId;
}
