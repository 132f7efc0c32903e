import { Injectable } from '@nestjs/common';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import type { DirectoryTotals } from './directory.repository.js';
import { type DirectoryArgs, DirectoryService } from './directory.service.js';

/** One question for the totals of one filter, however many of them a request asks for. */
@Injectable()
export class DirectoryTotalsLoader {
  constructor(private readonly directory: DirectoryService) {}

  /** Null for all but the practice itself. */
  async find(context: GraphqlContext, practiceId: string, args: DirectoryArgs): Promise<DirectoryTotals | null> {
    const { dateFilter, stateFilter, searchTerm, clientId } = args;
    const wanted = JSON.stringify({ practiceId, args: { dateFilter, stateFilter, searchTerm, clientId } });
    return loaderOf<string, DirectoryTotals | null>(context, DirectoryTotalsLoader, (keys) =>
      Promise.all(
        keys.map((key) => {
          const one = JSON.parse(key) as { practiceId: string; args: DirectoryArgs };
          return this.directory.sum(context.actor, one.practiceId, one.args);
        }),
      ),
    ).load(wanted);
  }
}
