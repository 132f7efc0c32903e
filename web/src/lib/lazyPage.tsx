import type { DocumentNode } from '@apollo/client';
import { lazy, useState, type ComponentType } from 'react';

/** A page in a chunk of its own, which may be fetched before it is shown. */
export type LazyPage = ComponentType & { preload: () => Promise<DocumentNode | undefined> };

type PageModule<N extends string> = Record<N, ComponentType> & { pageQuery?: DocumentNode };

/** A part in a chunk of its own, which may be fetched before it is shown. */
export type LazyPart<P> = ComponentType<P> & { preload: () => Promise<unknown> };

/** A chunk failed to load. React caches the failure until the boundary that has caught this calls `askAnew`. */
export class NotLoaded extends Error {
  constructor(
    readonly askAnew: () => void,
    options: ErrorOptions,
  ) {
    super('A part of the page did not load.', options);
  }
}

/** A part in a chunk of its own: `lazyPart(async () => (await import('./Details.js')).Details)`. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let Loaded: ComponentType<P> | undefined;
  const fetchPart = async () => {
    try {
      Loaded = await load();
      return { default: Loaded };
    } catch (error) {
      throw new NotLoaded(() => (Later = lazyOnce()), { cause: error });
    }
  };
  const lazyOnce = () => lazy(fetchPart) as ComponentType<P>;
  let Later = lazyOnce();
  // React shows a fallback for at least 300 ms, so a part that is already loaded must not suspend.
  function Part(props: P) {
    // Chosen once: changing it later would discard the state of the part.
    const [Chosen] = useState<ComponentType<P>>(() => Loaded ?? Later);
    return <Chosen {...props} />;
  }
  return Object.assign(Part, { preload: fetchPart });
}

/**
 * A page in a chunk of its own: `lazyPage(() => import('../features/home/HomePage.js'), 'HomePage')`.
 * A page takes nothing; it reads its parameters with `useParams` and `useSearchParams`. Where it is rendered on the server,
 * its module may export its own query as `pageQuery`, which is then read before the page comes to life.
 */
export function lazyPage<N extends string>(load: () => Promise<PageModule<N>>, name: N): LazyPage {
  let pageQuery: DocumentNode | undefined;
  const Page = lazyPart(async () => {
    const module = await load();
    pageQuery = module.pageQuery;
    return module[name];
  });
  const { preload } = Page;
  return Object.assign(Page, { preload: () => preload().then(() => pageQuery) });
}
