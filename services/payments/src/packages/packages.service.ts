import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import type { ClientPackage } from './client-package.entity.js';
import { PackagesRepository } from './packages.repository.js';

/** What a package's price still stands for. */
@Injectable()
export class PackagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly packages: PackagesRepository,
  ) {}

  /** For the practice that sold it and the account that bought it; null for all others and where there is none. */
  async find(actor: Actor, id: string): Promise<{ amountCents: number; refundableCents: number } | null> {
    const { manager } = this.dataSource;
    const sold = isUuid(id) ? await this.packages.find(manager, id) : null;
    if (!sold || !maySee(actor, sold)) return null;
    const refundableCents = sold.refundableCents(await this.packages.getSessionsUsed(manager, id));
    return { amountCents: sold.amountCents, refundableCents };
  }
}

function maySee({ kind, userId, practiceId }: Actor, sold: ClientPackage): boolean {
  if (kind === 'pro') return practiceId === sold.practiceId;
  return kind === 'client' && Boolean(userId) && userId === sold.userId;
}
