import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPage.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { Overlay } from '../../../portal-ui/Overlay.js';
import { useLeaveGuard } from '../../../portal-ui/useLeaveGuard.js';
import { chakra } from '../../../ui/chakra.js';
import { Select } from '../../../ui/Select.js';
import type { SiteBlock } from '../../site/siteDocument.js';
import { BlockList } from './BlockList.js';
import { newBlock } from './blockTypes.js';
import { BuilderBar, type Opened } from './BuilderBar.js';
import { OpenedPart } from './OpenedPart.js';
import type { LoadedWebsite } from './ownWebsite.js';
import { SiteCanvas } from './SiteCanvas.js';
import { addBlock, freeId, putBlock } from './siteEdits.js';
import { useSiteDraft } from './useSiteDraft.js';

const BlockFlyout = lazyPart(async () => (await import('./BlockFlyout.js')).BlockFlyout);

/** The website in blocks: the list of a page's blocks, and next to it the page as visitors see it. */
export function SiteBuilder({ stored, facts, zone, address }: LoadedWebsite) {
  const draft = useSiteDraft({ stored, facts });
  const { site, history } = draft;
  const [pageId, setPageId] = useState(site.pages[0]!.id);
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop');
  const [edited, setEdited] = useState<SiteBlock>();
  const [opened, setOpened] = useState<Opened>();
  const page = site.pages.find(({ id }) => id === pageId) ?? site.pages[0]!;
  const isNew = edited !== undefined && !page.blocks.some(({ id }) => id === edited.id);
  const keep = (block: SiteBlock) =>
    history.change(isNew ? addBlock(site, page.id, block) : putBlock(site, page.id, block));
  return (
    <chakra.div display="grid" gap="4" minW="0">
      <BuilderBar {...{ draft, device, address }} onDevice={setDevice} onOpen={setOpened} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', desktop: '24rem minmax(0, 1fr)' }}
        gap="5"
        alignItems="start"
      >
        <chakra.div display="grid" gap="3" minW="0">
          <Select
            label="Page"
            options={site.pages.map(({ id, title }) => ({ value: id, label: title }))}
            value={page.id}
            onChange={({ target }) => setPageId(target.value)}
          />
          <BlockList
            {...{ site, page }}
            onChange={history.change}
            onAdd={(type) => setEdited(newBlock(type, freeId(site, 'block')))}
            onEdit={setEdited}
          />
        </chakra.div>
        <SiteCanvas {...{ site, page, facts, device }} onOpenPage={setPageId} onEdit={setEdited} />
      </chakra.div>
      {edited && (
        <Overlay onClose={() => setEdited(undefined)}>
          <BlockFlyout {...{ block: edited, isNew, site, facts }} onSave={keep} onClose={() => setEdited(undefined)} />
        </Overlay>
      )}
      {opened && <OpenedPart {...{ draft, opened, zone }} onClose={() => setOpened(undefined)} />}
      <LeaveQuestion changed={!draft.autosave.saved} />
    </chakra.div>
  );
}

function LeaveQuestion({ changed }: { changed: boolean }) {
  const guard = useLeaveGuard(changed);
  return (
    <ConfirmDialog
      open={guard.asking}
      title="Leave before it is saved?"
      description="Your last changes to the website haven't been saved yet."
      confirm="Leave"
      keep="Stay"
      variant="danger"
      onConfirm={guard.leave}
      onClose={guard.stay}
    />
  );
}
