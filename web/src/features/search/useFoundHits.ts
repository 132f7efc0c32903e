import { useCallback, useMemo, useState } from 'react';
import type { FoundHit } from './ResultPages.js';

/** The results of all pages that are open, in order, gathered as they come. */
export function useFoundHits(pages: number) {
  const [found, setFound] = useState<ReadonlyMap<number, readonly FoundHit[]>>(new Map());
  const onFound = useCallback((page: number, hits: readonly FoundHit[]) => {
    setFound((before) => new Map(before).set(page, hits));
  }, []);
  const hits = useMemo(
    () =>
      [...found.entries()]
        .filter(([page]) => page <= pages)
        .sort(([one], [other]) => one - other)
        .flatMap(([, ofPage]) => ofPage),
    [found, pages],
  );
  return { hits, onFound };
}
