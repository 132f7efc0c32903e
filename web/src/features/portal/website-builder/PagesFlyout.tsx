import { useState } from 'react';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { SortableList } from '../../../portal-ui/SortableList.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Drawer } from '../../../ui/Dialog.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import type { Site, SitePage } from '../../site/siteDocument.js';
import { PageFlyout } from './PageFlyout.js';
import { freeId, putPage, removePage, sortPages } from './siteEdits.js';

const MOST = 20;

export interface PagesFlyoutProps {
  site: Site;
  onChange: (site: Site) => void;
  onClose: () => void;
}

/** The pages of the website in their order. The home page stays the first one. */
export function PagesFlyout({ site, onChange, onClose }: PagesFlyoutProps) {
  const [edited, setEdited] = useState<SitePage>();
  const [removing, setRemoving] = useState<SitePage>();
  const [home, ...others] = site.pages;
  const isNew = edited !== undefined && !site.pages.some(({ id }) => id === edited.id);
  const add = () => setEdited({ id: freeId(site, 'page'), path: '', title: '', inMenu: true, blocks: [] });
  const row = (page: SitePage) => (
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
      <chakra.div flex="1" minW="0">
        <chakra.p css={{ overflowWrap: 'anywhere' }}>{page.title}</chakra.p>
        <chakra.p color="textSoft" fontSize="sm">
          /{page.path} {!page.inMenu && <Badge>Not in the menu</Badge>}
        </chakra.p>
      </chakra.div>
      <IconButton icon="edit" label={`Edit ${page.title}`} onClick={() => setEdited(page)} />
      {page !== home && <IconButton icon="trash" label={`Delete ${page.title}`} onClick={() => setRemoving(page)} />}
    </chakra.div>
  );
  return (
    <Drawer open onClose={onClose} title="Pages">
      <chakra.div py="2" px="3" border="1px solid" borderColor="line" rounded="md" bg="surface">
        {row(home!)}
      </chakra.div>
      {others.length > 0 && (
        <SortableList
          label="Other pages"
          items={others}
          itemId={({ id }) => id}
          itemName={({ title }) => title}
          onSort={(sorted) => onChange(sortPages(site, sorted))}
        >
          {row}
        </SortableList>
      )}
      {site.pages.length < MOST && (
        <div>
          <Button size="sm" variant="outline" onClick={add}>
            <Icon name="plus" size={18} /> Add a page
          </Button>
        </div>
      )}
      {edited && (
        <PageFlyout
          {...{ page: edited, isNew, site }}
          onSave={(page) => onChange(putPage(site, page))}
          onClose={() => setEdited(undefined)}
        />
      )}
      <DeleteQuestion
        page={removing}
        onDelete={({ id }) => {
          onChange(removePage(site, id));
          setRemoving(undefined);
        }}
        onClose={() => setRemoving(undefined)}
      />
    </Drawer>
  );
}

interface DeleteQuestionProps {
  page: SitePage | undefined;
  onDelete: (page: SitePage) => void;
  onClose: () => void;
}

function DeleteQuestion({ page, onDelete, onClose }: DeleteQuestionProps) {
  return (
    <ConfirmDialog
      open={page !== undefined}
      title={`Delete ${page?.title ?? ''}?`}
      description="Its blocks are deleted too. You can undo this."
      confirm="Delete page"
      keep="Keep page"
      variant="danger"
      onConfirm={() => page && onDelete(page)}
      onClose={onClose}
    />
  );
}
