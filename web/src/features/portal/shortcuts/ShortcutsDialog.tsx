import { useSingleKeys } from '../../../portal-ui/singleKeys.js';
import { chakra } from '../../../ui/chakra.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Switch } from '../../../ui/Switch.js';
import { SHORTCUTS, type ShortcutHelp } from './shortcutList.js';

export interface ShortcutsDialogProps {
  onClose: () => void;
}

/** What can be done with single keys, and the switch for them. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const [on, setOn] = useSingleKeys();
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <chakra.div display="grid" gap="5" data-density="compact" fontSize="sm">
        {SHORTCUTS.map(({ title, shortcuts }) => (
          <section key={title}>
            <chakra.h3 mb="2" color="textSoft" fontSize="sm" fontWeight={560} fontFamily="text">
              {title}
            </chakra.h3>
            <chakra.dl display="grid" gap="2">
              {shortcuts.map((shortcut) => (
                <Shortcut key={shortcut.does} {...shortcut} />
              ))}
            </chakra.dl>
          </section>
        ))}
        <Switch label="Use single-key shortcuts" checked={on} onChange={setOn} />
      </chakra.div>
    </Dialog>
  );
}

function Shortcut({ keys, does }: ShortcutHelp) {
  return (
    <chakra.div display="flex" gap="4" alignItems="center" justifyContent="space-between">
      <dt>{does}</dt>
      <chakra.dd display="flex" flex="none" gap="1" alignItems="center" color="textSoft">
        {keys.map((key, index) => (
          <chakra.span key={key} display="inline-flex" gap="1" alignItems="center">
            {index > 0 && 'or'}
            <Key>{key}</Key>
          </chakra.span>
        ))}
      </chakra.dd>
    </chakra.div>
  );
}

/** A key as it stands on a keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <chakra.kbd
      px="2"
      py="1px"
      border="1px solid"
      borderColor="line"
      rounded="sm"
      bg="surfaceSunk"
      color="text"
      fontFamily="text"
      fontSize="xs"
      whiteSpace="nowrap"
    >
      {children}
    </chakra.kbd>
  );
}
