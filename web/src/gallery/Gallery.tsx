import type { ComponentType } from 'react';
import { useSearchParams } from 'wouter';
import { chakra } from '../ui/chakra.js';
import { PageSkeleton } from '../ui/PageSkeleton.js';
import { SkipLink } from '../ui/SkipLink.js';
import { ToastRegion } from '../ui/ToastRegion.js';
import { Editing } from './Editing.js';
import { Fields } from './Fields.js';
import { Lists } from './Lists.js';
import { ListPageExample, SettingsPageExample } from './Pages.js';
import { Overlays } from './Overlays.js';
import { PortalFields } from './PortalFields.js';
import { Shown } from './Shown.js';

const PAGES: Record<string, ComponentType> = {
  list: ListPageExample,
  settings: SettingsPageExample,
  waiting: PageSkeleton,
};

/** Every part of `ui` and `portal-ui` in every state; `?page=list`, `?page=settings` and `?page=waiting` are pages of their own. */
export function Gallery() {
  const [params] = useSearchParams();
  const Page = PAGES[params.get('page') ?? ''];
  return (
    <chakra.div data-density="compact" p={{ base: '4', tablet: '6' }} fontSize="md">
      <SkipLink />
      {Page ? <Page /> : <AllParts />}
      <ToastRegion />
    </chakra.div>
  );
}

function AllParts() {
  return (
    <chakra.main id="main" tabIndex={-1} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxW="80rem">
      <header>
        <chakra.h1 fontSize="2xl">Gallery of parts</chakra.h1>
        <p>
          Pages: <a href="?page=list">ListPage</a>, <a href="?page=settings">SettingsPage</a>,{' '}
          <a href="?page=waiting">PageSkeleton</a>
        </p>
      </header>
      <Shown />
      <Fields />
      <PortalFields />
      <Editing />
      <Lists />
      <Overlays />
    </chakra.main>
  );
}
