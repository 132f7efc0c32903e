import { PHONE, useMedia } from '../../../lib/useMedia.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { Icon, type IconName } from '../../../ui/Icon.js';

/** Streamed by the service that owns the directory (spec portal-operations §9). */
const EXPORT_PATH = '/portal/client-export/clients.csv';

export interface DirectoryActionsProps {
  /** Clients in the directory. */
  count: number;
  onInvite: () => void;
  onCreate: () => void;
}

/** Actions on the whole directory. An export is useless on a phone, and so is one of a single client. */
export function DirectoryActions({ count, onInvite, onCreate }: DirectoryActionsProps) {
  const phone = useMedia(PHONE);
  // All three stand in one line of a phone.
  const icon = (name: IconName) => !phone && <Icon name={name} size={18} />;
  return (
    <>
      {count > 1 && !phone && (
        <ButtonLink variant="ghost" href={EXPORT_PATH} external="download">
          <Icon name="download" size={18} /> Export (CSV)
        </ButtonLink>
      )}
      <ButtonLink variant={phone ? 'outline' : 'ghost'} href="/portal/clients/import">
        {icon('upload')} Import
      </ButtonLink>
      <Button variant="outline" onClick={onInvite}>
        {icon('mail')} Invite
      </Button>
      <Button onClick={onCreate}>
        <Icon name="plus" size={18} /> Create client
      </Button>
    </>
  );
}
