import { ResolveReference, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '@yarrow/kit/graphql-context';
import type { ClientPackage } from '../generated/graphql.js';
import { PackagesService } from './packages.service.js';

@Resolver('ClientPackage')
export class PackagesResolver {
  constructor(private readonly packages: PackagesService) {}

  @ResolveReference()
  async resolveReference({ id }: { id: string }, { actor }: GraphqlContext): Promise<ClientPackage | null> {
    const found = await this.packages.find(actor, id);
    return found && { id, ...found };
  }
}
