import { SaveState } from '../../../portal-ui/SaveState.js';
import type { Autosave } from '../../../portal-ui/useAutosave.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { Menu } from '../../../ui/Menu.js';
import { chakra } from '../../../ui/chakra.js';

export interface DesignBarProps {
  autosave: Autosave;
  /** There is no question. */
  empty: boolean;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onOpen: (what: 'preview' | 'versions' | 'examples') => void;
}

/** What can be done with the form as a whole, and whether it is saved. */
export function DesignBar({ autosave, empty, canUndo, canRedo, onUndo, onRedo, onOpen }: DesignBarProps) {
  return (
    <chakra.div
      position={{ base: 'static', tablet: 'sticky' }}
      zIndex="sticky"
      display="flex"
      flexWrap="wrap"
      gap="2"
      alignItems="center"
      py="2"
      bg="page"
      style={{ top: 'var(--header-height)' }}
    >
      <Button size="sm" variant="outline" disabled={!canUndo} onClick={onUndo}>
        Undo
      </Button>
      <Button size="sm" variant="outline" disabled={!canRedo} onClick={onRedo}>
        Redo
      </Button>
      <Button size="sm" variant="outline" disabled={empty} onClick={() => onOpen('preview')}>
        <Icon name="eye" size={18} /> Preview
      </Button>
      <Menu
        align="start"
        entries={[
          { label: 'Earlier versions', icon: 'clock', onSelect: () => onOpen('versions') },
          { label: 'Start from an example', icon: 'copy', onSelect: () => onOpen('examples') },
        ]}
        trigger={
          <Button size="sm" variant="ghost">
            More <Icon name="chevron-down" size={18} />
          </Button>
        }
      />
      <chakra.span flex="1" />
      <SaveState autosave={autosave} instead={empty && 'Add a question to save the form'} />
    </chakra.div>
  );
}
