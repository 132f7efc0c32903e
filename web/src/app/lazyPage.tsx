import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A page in a chunk of its own: `lazyPage(() => import('../features/home/HomePage.js'), 'HomePage')`.
 * A page takes nothing; it reads its parameters with `useParams` and `useSearchParams`.
 */
export function lazyPage<N extends string>(
  load: () => Promise<Record<N, ComponentType>>,
  name: N,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await load())[name] }));
}
