import { lazyPart } from '../../../lib/lazyPage.js';
import { Overlay } from '../../../portal-ui/Overlay.js';
import { readSite } from '../../site/siteDocument.js';
import type { Opened } from './BuilderBar.js';
import type { useSiteDraft } from './useSiteDraft.js';

const LookFlyout = lazyPart(async () => (await import('./LookFlyout.js')).LookFlyout);
const PagesFlyout = lazyPart(async () => (await import('./PagesFlyout.js')).PagesFlyout);
const VersionsFlyout = lazyPart(async () => (await import('../../../portal-ui/VersionsFlyout.js')).VersionsFlyout);

export interface OpenedPartProps {
  draft: ReturnType<typeof useSiteDraft>;
  opened: Opened;
  /** IANA name of the practice's. */
  zone: string;
  onClose: () => void;
}

/** What is opened from the bar over the builder. */
export function OpenedPart({ draft, opened, zone, onClose }: OpenedPartProps) {
  const { site, history, versions, loadVersion } = draft;
  const restore = (document: string) => {
    history.change(readSite(document));
    onClose();
  };
  return (
    <Overlay onClose={onClose}>
      {opened === 'pages' && <PagesFlyout site={site} onChange={history.change} onClose={onClose} />}
      {opened === 'look' && (
        <LookFlyout theme={site.theme} onSave={(theme) => history.change({ ...site, theme })} onClose={onClose} />
      )}
      {opened === 'versions' && (
        <VersionsFlyout {...{ versions, zone, onClose }} load={loadVersion} onRestore={restore}>
          What you published. Visitors see an earlier version again when you publish it.
        </VersionsFlyout>
      )}
    </Overlay>
  );
}
