import { Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { DirectoryService } from './directory.service.js';

interface PracticeReference {
  id: string;
}

/** What the directory adds to the practices of the catalog. */
@Resolver('Practice')
export class PracticeDirectoryResolver {
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
