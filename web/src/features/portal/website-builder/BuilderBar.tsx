import { EditorBar } from '../../../portal-ui/EditorBar.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
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
    <EditorBar
      {...{ history, autosave }}
      more={[
        { label: 'Pages', icon: 'menu', onSelect: () => onOpen('pages') },
        { label: 'Look', icon: 'edit', onSelect: () => onOpen('look') },
        { label: 'Earlier versions', icon: 'clock', onSelect: () => onOpen('versions') },
      ]}
      end={
        <>
          {address && (
            <ButtonLink size="sm" variant="ghost" href={address} external>
              <Icon name="external" size={18} /> View
            </ButtonLink>
          )}
          <Button
            size="sm"
            disabled={!canPublish || !autosave.saved}
            loading={publishing}
            onClick={() => void publish()}
          >
            Publish
          </Button>
        </>
      }
    >
      <Button
        size="sm"
        variant={phone ? 'primary' : 'outline'}
        aria-pressed={phone}
        onClick={() => onDevice(phone ? 'desktop' : 'phone')}
      >
        <Icon name="smartphone" size={18} /> Phone
      </Button>
    </EditorBar>
  );
}
