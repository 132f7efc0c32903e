import type { ReactNode } from 'react';
import { Button } from '../ui/Button.js';
import { chakra } from '../ui/chakra.js';
import { Icon } from '../ui/Icon.js';
import { Menu, type MenuEntry } from '../ui/Menu.js';
import { SaveState, type SaveStateProps } from './SaveState.js';

export interface EditorBarProps extends SaveStateProps {
  history: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };
  /** What is needed less often. */
  more: readonly MenuEntry[];
  /** Buttons about what is edited, such as a preview. */
  children: ReactNode;
  /** What is done when it is ready, such as a button that publishes it. */
  end?: ReactNode;
}

/** What can be done with an edited document as a whole, and whether it is saved. Stays in view on wide screens. */
export function EditorBar({ history, more, children, end, ...saveState }: EditorBarProps) {
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
      <Button size="sm" variant="outline" disabled={!history.canUndo} onClick={history.undo}>
        Undo
      </Button>
      <Button size="sm" variant="outline" disabled={!history.canRedo} onClick={history.redo}>
        Redo
      </Button>
      {children}
      <Menu
        align="start"
        entries={more}
        trigger={
          <Button size="sm" variant="ghost">
            More <Icon name="chevron-down" size={18} />
          </Button>
        }
      />
      <chakra.span flex="1" />
      <SaveState {...saveState} />
      {end}
    </chakra.div>
  );
}
