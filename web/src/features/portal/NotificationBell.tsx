import { useState } from 'react';
import { Drawer } from '../../ui/Dialog.js';
import { EmptyState, ErrorState } from '../../ui/EmptyState.js';
import { IconButton } from '../../ui/IconButton.js';
import { useRefreshOnReturn } from './useRefreshOnReturn.js';
import { useWaitingRequests } from './useWaitingRequests.js';
import { WaitingRequest } from './WaitingRequest.js';

/** The bell of the top bar with the number of things that wait, and the 'Notifications' flyout behind it. */
export function NotificationBell() {
  const [open, setOpen] = useState(false);
  const { requests, error, refetch } = useWaitingRequests();
  useRefreshOnReturn(refetch);
  return (
    <>
      <IconButton icon="bell" label="Notifications" count={requests.length} onClick={() => setOpen(true)} />
      <Drawer open={open} onClose={() => setOpen(false)} title="Notifications">
        <div data-density="compact">
          {error && <ErrorState onRetry={() => refetch()} />}
          {!error && requests.length === 0 && <EmptyState icon="bell" title="You're all caught up" />}
          {requests.map((request) => (
            <WaitingRequest key={request.id} request={request} onFollow={() => setOpen(false)} />
          ))}
        </div>
      </Drawer>
    </>
  );
}
