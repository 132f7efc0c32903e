import { lazy, useState, type ComponentType } from 'react';

/** A page in a chunk of its own, which may be fetched before it is shown. */
export type LazyPage = ComponentType & { preload: () => Promise<void> };

/**
 * A page in a chunk of its own: `lazyPage(() => import('../features/home/HomePage.js'), 'HomePage')`.
 * A page takes nothing; it reads its parameters with `useParams` and `useSearchParams`.
 */
export function lazyPage<N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N): LazyPage {
  let Loaded: ComponentType | undefined;
  const fetchPage = async () => {
    Loaded = (await load())[name];
    return { default: Loaded };
  };
  const Later = lazy(fetchPage);
  // React shows a fallback for at least 300 ms once it has begun; a page that is there must not begin with one.
  function Page() {
    // Chosen once: to change it later would throw away what the page has in mind.
    const [Chosen] = useState<ComponentType>(() => Loaded ?? Later);
    return <Chosen />;
  }
  return Object.assign(Page, { preload: async () => void (await fetchPage()) });
}
