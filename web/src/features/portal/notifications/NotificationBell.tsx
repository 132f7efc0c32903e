import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPage.js';
import { Drawer } from '../../../ui/Dialog.js';
import { IconButton } from '../../../ui/IconButton.js';
import { PartBoundary } from '../../../ui/PartBoundary.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { useWaitingRequests } from '../requests/useWaitingRequests.js';
import { usePaymentNotifications } from './usePaymentNotifications.js';

/** Loads when the user is about to open it, not with every page. */
const NotificationList = lazyPart(async () => (await import('./NotificationList.js')).NotificationList);

/** The bell of the top bar with the number of things that wait, and the 'Notifications' flyout behind it. */
export function NotificationBell() {
  const [open, setOpen] = useState(false);
  const waiting = useWaitingRequests();
  const money = usePaymentNotifications();
  const close = () => setOpen(false);
  // Without a connection it is asked for again with the flyout.
  const fetchList = () => void NotificationList.preload().catch(() => undefined);
  return (
    <>
      <IconButton
        icon="bell"
        label="Notifications"
        count={waiting.requests.length + money.count}
        onPointerEnter={fetchList}
        onFocus={fetchList}
        onClick={() => setOpen(true)}
      />
      <Drawer open={open} onClose={close} title="Notifications" backCloses>
        <PartBoundary waiting={<Skeleton lines={3} />}>
          <NotificationList {...{ waiting, money }} onFollow={close} />
        </PartBoundary>
      </Drawer>
    </>
  );
}
