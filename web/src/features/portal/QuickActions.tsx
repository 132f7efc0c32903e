import { useEffect, useEffectEvent, useState } from 'react';
import { lazyPart } from '../../lib/lazyPage.js';
import { Overlay } from '../../portal-ui/Overlay.js';
import { isCovered, useShortcuts } from '../../portal-ui/useShortcuts.js';
import { chakra } from '../../ui/chakra.js';
import { Icon } from '../../ui/Icon.js';
import { PALETTE_KEYS } from './shortcuts/shortcutList.js';

const PortalPalette = lazyPart(async () => (await import('./PortalPalette.js')).PortalPalette);
const ShortcutsDialog = lazyPart(async () => (await import('./shortcuts/ShortcutsDialog.js')).ShortcutsDialog);

/** Just before it is opened: who goes on typing at once types into it. Without a connection it is asked for again then. */
const fetchPalette = () => void PortalPalette.preload().catch(() => undefined);

export interface QuickActionsProps {
  /** Path of the public profile. */
  websitePath: string | undefined;
}

/** The button of the command palette, its keys, and the list of all keys. */
export function QuickActions({ websitePath }: QuickActionsProps) {
  const [open, setOpen] = useState<'palette' | 'shortcuts'>();
  const close = () => setOpen(undefined);
  const openPalette = () => setOpen('palette');
  const openShortcuts = () => setOpen('shortcuts');
  usePaletteKeys(openPalette);
  useShortcuts({ '/': openPalette, '?': openShortcuts });
  return (
    <>
      <chakra.button
        type="button"
        display="inline-flex"
        gap="2"
        alignItems="center"
        minW={{ tablet: '13rem' }}
        h="2.25rem"
        px="3"
        border="1px solid"
        borderColor={{ base: 'transparent', tablet: 'line' }}
        rounded="pill"
        color="textSoft"
        fontSize="sm"
        aria-label="Find or do"
        aria-keyshortcuts="Control+K Meta+K"
        _hover={{ bg: 'brandQuiet', color: 'text' }}
        onPointerEnter={fetchPalette}
        onFocus={fetchPalette}
        onClick={openPalette}
      >
        <Icon name="search" size={18} />
        {/* The keys are no part of the name, which has to hold the text that is seen. */}
        <chakra.span
          aria-hidden="true"
          display={{ base: 'none', tablet: 'contents' }}
          _after={{ content: `'${PALETTE_KEYS}'`, ml: 'auto', color: 'textFaint' }}
        >
          Find or do
        </chakra.span>
      </chakra.button>
      {open && (
        <Overlay key={open} onClose={close}>
          {open === 'palette' ? (
            <PortalPalette {...{ websitePath }} onShortcuts={openShortcuts} onClose={close} />
          ) : (
            <ShortcutsDialog onClose={close} />
          )}
        </Overlay>
      )}
    </>
  );
}

/** Ctrl-K, and ⌘K on a Mac, also while the user types. Ignored while something covers the page. */
function usePaletteKeys(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key === 'Control' || key === 'Meta') fetchPalette();
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    if (!isCovered()) open();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
