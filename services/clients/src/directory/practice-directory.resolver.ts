import { Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { DirectoryService } from './directory.service.js';

interface PracticeReference {
  id: string;
}

/** What the directory adds to the practices of the catalog. */
@Resolver('Practice')
export class PracticeDirectoryResolver implements contract.PracticeMethods {
  constructor(private readonly directory: DirectoryService) {}

  @ResolveReference()
  @Access('gateway')
  resolveReference({ id }: PracticeReference): PracticeReference {
    return { id };
  }

  @ResolveField('hasImportedClients')
  async hasImportedClients(@Parent() { id }: PracticeReference, @CurrentActor() actor: Actor) {
    return this.directory.hasImported(actor, id);
  }
}
