import { SaveState } from '../../../portal-ui/SaveState.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';
import { Menu } from '../../../ui/Menu.js';
import type { useSiteDraft } from './useSiteDraft.js';

export type Opened = 'pages' | 'look' | 'versions';

export interface BuilderBarProps {
  draft: ReturnType<typeof useSiteDraft>;
  device: 'desktop' | 'phone';
  /** Where visitors see the website. */
  address: string | undefined;
  onDevice: (device: 'desktop' | 'phone') => void;
  onOpen: (what: Opened) => void;
}

/** What can be done with the website as a whole, and whether it is saved. */
export function BuilderBar({ draft, device, address, onDevice, onOpen }: BuilderBarProps) {
  const { history, autosave, canPublish, publishing, publish } = draft;
  const phone = device === 'phone';
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
      <Button
        size="sm"
        variant={phone ? 'primary' : 'outline'}
        aria-pressed={phone}
        onClick={() => onDevice(phone ? 'desktop' : 'phone')}
      >
        <Icon name="smartphone" size={18} /> Phone
      </Button>
      <Menu
        align="start"
        entries={[
          { label: 'Pages', icon: 'menu', onSelect: () => onOpen('pages') },
          { label: 'Look', icon: 'edit', onSelect: () => onOpen('look') },
          { label: 'Earlier versions', icon: 'clock', onSelect: () => onOpen('versions') },
        ]}
        trigger={
          <Button size="sm" variant="ghost">
            More <Icon name="chevron-down" size={18} />
          </Button>
        }
      />
      <chakra.span flex="1" />
      <SaveState autosave={autosave} />
      {address && (
        <ButtonLink size="sm" variant="ghost" href={address} external>
          <Icon name="external" size={18} /> View
        </ButtonLink>
      )}
      <Button size="sm" disabled={!canPublish || !autosave.saved} loading={publishing} onClick={() => void publish()}>
        Publish
      </Button>
    </chakra.div>
  );
}
