import { ResolveReference, Resolver } from '@nestjs/graphql';
import { isUuid } from '@yarrow/kit/ids';
import type { Actor } from '@yarrow/kit/actor';
import type { GraphqlContext } from '@yarrow/kit/graphql-context';
import { DataSource } from 'typeorm';
import type { ClientPackage as ClientPackageView } from '../generated/graphql.js';
import type { ClientPackage } from './client-package.entity.js';
import { PackagesRepository } from './packages.repository.js';

@Resolver('ClientPackage')
export class PackagesResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly packages: PackagesRepository,
  ) {}

  /** For the practice that sold it and the account that bought it; all others get nothing. */
  @ResolveReference()
  async resolveReference({ id }: { id: string }, { actor }: GraphqlContext): Promise<ClientPackageView | null> {
    const { manager } = this.dataSource;
    const sold = isUuid(id) ? await this.packages.find(manager, id) : null;
    if (!sold || !maySee(actor, sold)) return null;
    const refundableCents = sold.refundableCents(await this.packages.getSessionsUsed(manager, id));
    return { id, amountCents: sold.amountCents, refundableCents };
  }
}

function maySee({ kind, userId, practiceId }: Actor, sold: ClientPackage): boolean {
  if (kind === 'pro') return practiceId === sold.practiceId;
  return kind === 'client' && Boolean(userId) && userId === sold.userId;
}
