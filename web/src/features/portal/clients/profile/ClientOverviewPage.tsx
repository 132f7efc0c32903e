import { lazyPart } from '../../../../lib/lazyPage.js';
import { useAddressHash } from '../../../../lib/useAddressHash.js';
import { Overlay } from '../../../../portal-ui/Overlay.js';
import { PackagesAndPrices } from './PackagesAndPrices.js';
import { ClientFrame, type ProfileOf } from './ClientFrame.js';
import { LatestNote } from './LatestNote.js';
import { PastVisits } from './PastVisits.js';

const VisitNotesFlyout = lazyPart(async () => (await import('./VisitNotesFlyout.js')).VisitNotesFlyout);

/** Where the link that skips the navigation leads: no token of an appointment. */
const MAIN = 'main';

/**
 * /portal/clients/{id}: who a client is, what is coming and what was. Behind `#` in the address the token of an
 * appointment adds notes for it.
 */
export function ClientOverviewPage() {
  return <ClientFrame page="overview">{(profile) => <Overview {...profile} />}</ClientFrame>;
}

function Overview({ client, keepsNotes, zone }: ProfileOf) {
  const [hash, setHash] = useAddressHash();
  const token = hash === MAIN ? '' : hash;
  return (
    <>
      {keepsNotes && <LatestNote clientId={client.id} zone={zone} />}
      <PackagesAndPrices clientId={client.id} zone={zone} />
      <PastVisits clientId={client.id} onAddNote={keepsNotes ? setHash : undefined} />
      {token && (
        <Overlay key={token} onClose={() => setHash('')}>
          <VisitNotesFlyout {...{ clientId: client.id, keepsNotes, token }} onClose={() => setHash('')} />
        </Overlay>
      )}
    </>
  );
}
