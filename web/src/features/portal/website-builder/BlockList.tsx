import { IconButton } from '../../../ui/IconButton.js';
import { Menu } from '../../../ui/Menu.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';
import { SortableList } from '../../../portal-ui/SortableList.js';
import type { BlockType, Site, SiteBlock, SitePage } from '../../site/siteDocument.js';
import { BLOCK_NAMES, BLOCK_TYPES, titleOf } from './blockTypes.js';
import { duplicateBlock, removeBlock, sortBlocks } from './siteEdits.js';

const MOST = 60;

export interface BlockListProps {
  site: Site;
  page: SitePage;
  onChange: (site: Site) => void;
  onAdd: (type: BlockType) => void;
  onEdit: (block: SiteBlock) => void;
}

/** The blocks of a page, in order; more can be added. */
export function BlockList({ site, page, onChange, onAdd, onEdit }: BlockListProps) {
  return (
    <chakra.div display="grid" gap="3" minW="0" data-density="compact">
      {page.blocks.length > 0 && (
        <SortableList
          label={`Blocks of ${page.title}`}
          items={page.blocks}
          itemId={({ id }) => id}
          itemName={titleOf}
          onSort={(sorted) => onChange(sortBlocks(site, page.id, sorted))}
        >
          {(block) => {
            const title = titleOf(block);
            return (
              <chakra.div display="flex" flexWrap="wrap" gap="1" alignItems="center">
                <chakra.div flex="1 1 8rem" minW="0">
                  <chakra.p css={{ overflowWrap: 'anywhere' }}>{title}</chakra.p>
                  <chakra.p color="textSoft" fontSize="sm">
                    {BLOCK_NAMES[block.type]}
                  </chakra.p>
                </chakra.div>
                <chakra.span display="inline-flex">
                  <IconButton icon="edit" label={`Edit block ${title}`} onClick={() => onEdit(block)} />
                  <IconButton
                    icon="copy"
                    label={`Copy ${title}`}
                    onClick={() => onChange(duplicateBlock(site, page.id, block.id))}
                  />
                  <IconButton
                    icon="trash"
                    label={`Delete ${title}`}
                    onClick={() => onChange(removeBlock(site, page.id, block.id))}
                  />
                </chakra.span>
              </chakra.div>
            );
          }}
        </SortableList>
      )}
      {page.blocks.length < MOST && (
        <div>
          <Menu
            align="start"
            entries={BLOCK_TYPES.map((type) => ({ label: BLOCK_NAMES[type], onSelect: () => onAdd(type) }))}
            trigger={
              <Button size="sm" variant="outline">
                <Icon name="plus" size={18} /> Add a block
              </Button>
            }
          />
        </div>
      )}
    </chakra.div>
  );
}
