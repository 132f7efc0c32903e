import { useQuery } from '@apollo/client/react';
import { formatDate } from '@yarrow/time/format';
import { parseOffsetDateTime, startOfDay } from '@yarrow/time/wall-time';
import { graphql } from '../../../gql/gql.js';
import type { GiftCardActivityQuery } from '../../../gql/graphql.js';
import { formatMoney } from '../../../lib/money.js';
import { Badge } from '../../../ui/Badge.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';

const GiftCardActivity = graphql(`
  query GiftCardActivity {
    giftCards {
      id
      code
      amountCents
      balanceCents
      currency
      recipientName
      recipientEmail
      createdAt
      buyerName
      sendOn
    }
    currentPractice {
      id
      timeZone
    }
  }
`);

type Sent = GiftCardActivityQuery['giftCards'][number];

/** The gift cards that were sent or sold, newest first, with what is left on each. */
export function ActivityTab() {
  const { data, error, refetch } = useQuery(GiftCardActivity, { fetchPolicy: 'cache-and-network' });
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void refetch()} /> : <Skeleton lines={4} />;
  const zone = data.currentPractice?.timeZone ?? 'UTC';
  if (data.giftCards.length === 0) {
    return (
      <EmptyState heading="h2" icon="gift" title="No gift cards sent yet">
        Gift cards that you send or sell online show here, with what is left on each.
      </EmptyState>
    );
  }
  return (
    <chakra.ul aria-label="Gift cards sent" display="grid" gap="2">
      {data.giftCards.map((card) => (
        <SentCard key={card.id} {...{ card, zone }} />
      ))}
    </chakra.ul>
  );
}

function SentCard({ card, zone }: { card: Sent; zone: string }) {
  const { code, amountCents, balanceCents, currency, recipientName, recipientEmail, createdAt, buyerName } = card;
  const facts = [recipientEmail, formatDate(parseOffsetDateTime(createdAt), zone), code];
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="center"
      justifyContent="space-between"
      py="3"
      px="4"
      border="1px solid"
      borderColor="line"
      rounded="md"
      bg="surface"
    >
      <chakra.div display="grid" gap="1" minW="0">
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <strong>{recipientName}</strong>
          <Badge tone={balanceCents > 0 ? 'success' : 'neutral'}>{leftText(card)}</Badge>
          {buyerName && <Badge tone="accent">Sold online</Badge>}
        </chakra.div>
        <chakra.p color="textSoft" fontSize="sm" overflowWrap="anywhere">
          {facts.join(' · ')}
        </chakra.p>
        {buyerName && (
          <chakra.p color="textSoft" fontSize="sm" overflowWrap="anywhere">
            {boughtText(card, buyerName)}
          </chakra.p>
        )}
      </chakra.div>
      <strong>{formatMoney(amountCents, currency)}</strong>
    </chakra.li>
  );
}

/** @param buyerName who bought it online */
function boughtText({ sendOn }: Sent, buyerName: string): string {
  const waits = sendOn ? `. It is sent on ${formatDate(startOfDay(sendOn, 'UTC'), 'UTC')}` : '';
  return `From ${buyerName}${waits}`;
}

function leftText({ amountCents, balanceCents, currency }: Sent): string {
  if (balanceCents === 0) return 'Used up';
  return balanceCents === amountCents ? 'Not used yet' : `${formatMoney(balanceCents, currency)} left`;
}
