import { NetworkStatus, type ApolloClient, type ObservableQuery } from '@apollo/client';
import type { LiveKind } from './LiveConnection.js';
import { OUT_OF_DATE_BY, PAGED_LISTS } from './liveQueries.js';

/** Changes that come together are asked for together, ms. */
const GATHER_MS = 100;
/** Between two rounds, ms: an import changes something every few milliseconds. */
const REST_MS = 1_000;

/**
 * Asks the queries of the page again that show what has changed; what they have shows until the answer is there. One round
 * at a time: Apollo joins a question to the same one that is under way, whose answer may be older than the change.
 */
export class LiveRefetch {
  private due = new Set<LiveKind>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(private readonly client: ApolloClient) {}

  changed(kinds: Iterable<LiveKind>): void {
    for (const kind of kinds) this.due.add(kind);
    if (this.due.size > 0) this.timer ??= setTimeout(() => void this.round(), GATHER_MS);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async round(): Promise<void> {
    const due = this.due;
    this.due = new Set();
    const merges: Promise<unknown>[] = [];
    let late = false;
    const asked = this.client.refetchQueries({
      include: 'active',
      onQueryUpdated: (query) => {
        if (!isOutOfDate(query, due)) return false;
        if (isUnderWay(query)) {
          late = true;
          return false;
        }
        const merge = mergedPage(query);
        if (merge) merges.push(merge);
        return !merge;
      },
    });
    // What fails has its error where it is shown.
    await Promise.allSettled([asked, ...merges]);
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.changed(late ? due : []);
    }, REST_MS);
  }
}

function isOutOfDate({ queryName = '' }: ObservableQuery, due: ReadonlySet<LiveKind>): boolean {
  return OUT_OF_DATE_BY[queryName]?.some((kind) => due.has(kind)) ?? true;
}

/** Asked for the first time, perhaps before the change. */
function isUnderWay(query: ObservableQuery): boolean {
  const { networkStatus } = query.getCurrentResult();
  return networkStatus === NetworkStatus.loading || networkStatus === NetworkStatus.setVariables;
}

/** Replaces the first page of a longer list; undefined for all other queries. */
function mergedPage(query: ObservableQuery): Promise<unknown> | undefined {
  const list = PAGED_LISTS[query.queryName ?? ''];
  const { data } = query.getCurrentResult();
  if (!list || !data || !list.hasMore(data as never, query.variables as never)) return undefined;
  return query.fetchMore({
    variables: {},
    updateQuery: (shown, { fetchMoreResult }) => list.merge(shown as never, fetchMoreResult as never),
  });
}
