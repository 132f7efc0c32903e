import type { ReactNode } from 'react';
import { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { chakra, RouteLink } from '../../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import type { useWaitingRequests } from '../requests/useWaitingRequests.js';
import { WaitingRequest } from '../requests/WaitingRequest.js';
import { ConfirmButton } from './ConfirmButton.js';
import { DisputeNotification } from './DisputeNotification.js';
import { PaymentNotification } from './PaymentNotification.js';
import { RefundNotification } from './RefundNotification.js';
import { RegistrationNotification } from './RegistrationNotification.js';
import type { usePaymentNotifications } from './usePaymentNotifications.js';

export interface NotificationListProps {
  waiting: ReturnType<typeof useWaitingRequests>;
  money: ReturnType<typeof usePaymentNotifications>;
  /** Called when the user follows a link. */
  onFollow: () => void;
}

/** Everything that waits for the practitioner: requests, then payments. */
export function NotificationList({ waiting, money, onFollow }: NotificationListProps) {
  const refetch = () => Promise.all([waiting.refetch(), money.refetch()]);
  const count = waiting.requests.length + money.count;
  const failed = waiting.error !== undefined || money.error !== undefined;
  const loading = waiting.loading || money.loading;
  return (
    <div data-density="compact">
      {failed && <ErrorState onRetry={() => void refetch()} />}
      {!failed && loading && count === 0 && <Skeleton lines={3} />}
      {!failed && !loading && count === 0 && <EmptyState icon="bell" title="You're all caught up" />}
      {waiting.requests.length > 0 && <Requests requests={waiting.requests} onFollow={onFollow} />}
      {money.practice && money.count > 0 && <Payments money={money} practice={money.practice} onFollow={onFollow} />}
    </div>
  );
}

interface RequestsProps {
  requests: ReturnType<typeof useWaitingRequests>['requests'];
  onFollow: () => void;
}

function Requests({ requests, onFollow }: RequestsProps) {
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <Group title="Requests" all={{ href: '/portal/requests', label: 'See all requests' }} onFollow={onFollow}>
      <chakra.div {...kept} pb="4">
        {requests.map((request) => (
          <WaitingRequest key={request.id} request={request} onFollow={onFollow}>
            <ConfirmButton appointmentId={request.id} />
          </WaitingRequest>
        ))}
      </chakra.div>
    </Group>
  );
}

interface PaymentsProps {
  money: NotificationListProps['money'];
  practice: { id: string; hasPaymentProvider: boolean };
  onFollow: () => void;
}

function Payments({ money: { disputes, refunds, registrations, payments }, practice, onFollow }: PaymentsProps) {
  const kept = useKeptFocus<HTMLDivElement>();
  const all =
    payments.length > 0
      ? { href: '/portal/payments?status=unpaid', label: 'See all unpaid payments' }
      : { href: '/portal/payments', label: 'See all payments' };
  return (
    <Group title="Payments" all={all} onFollow={onFollow}>
      <div {...kept}>
        {disputes.map((visit) => (
          <DisputeNotification key={visit.id} visit={visit} onFollow={onFollow} />
        ))}
        {refunds.map((visit) => (
          <RefundNotification key={visit.id} visit={visit} onFollow={onFollow} />
        ))}
        {registrations.map((registration) => (
          <RegistrationNotification key={registration.id} registration={registration} onFollow={onFollow} />
        ))}
        {payments.map((payment) => (
          <PaymentNotification key={payment.id} {...{ payment, practice, onFollow }} />
        ))}
      </div>
    </Group>
  );
}

interface GroupProps {
  title: string;
  /** Where everything of the kind is. */
  all: { href: string; label: string };
  onFollow: () => void;
  children: ReactNode;
}

function Group({ title, all, onFollow, children }: GroupProps) {
  return (
    <chakra.section mb="5">
      <chakra.h3 mb="3" color="textSoft" fontSize="sm" fontWeight={560} fontFamily="text">
        {title}
      </chakra.h3>
      {children}
      <chakra.p pt="4" borderTop="1px solid" borderColor="line" fontSize="sm" fontWeight={600}>
        <RouteLink href={all.href} onClick={onFollow}>
          {all.label}
        </RouteLink>
      </chakra.p>
    </chakra.section>
  );
}
