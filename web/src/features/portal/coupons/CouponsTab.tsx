import { useQuery } from '@apollo/client/react';
import { formatDate } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useState } from 'react';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { CouponOfPracticeFragment } from '../../../gql/graphql.js';
import { lazyPart } from '../../../lib/lazyPage.js';
import { useNow } from '../../../lib/useNow.js';
import { Overlay } from '../../../portal-ui/Overlay.js';
import { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Icon } from '../../../ui/Icon.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { offText, offersOf } from './couponValues.js';

const CouponsOfPractice = graphql(`
  query CouponsOfPractice {
    discountCodes {
      id
      ...CouponOfPractice
    }
    currentPractice(includePrivate: true, includeAddOns: true) {
      id
      timeZone
      defaultCurrency
      bookableEventTypes {
        id
        name
      }
      services(includePrivate: true, includeAddOns: true) {
        id
        name
        variations {
          id
          timeLength
        }
      }
    }
  }
`);

export const CouponOfPractice = graphql(`
  fragment CouponOfPractice on DiscountCode {
    id
    code
    kind
    amountCents
    percent
    expiresAt
    maxRedemptions
    redemptionCount
    combinationLimit
    applyToSpecificServices
    serviceIds
    editable
  }
`);

const CouponFlyout = lazyPart(async () => (await import('./CouponFlyout.js')).CouponFlyout);

export interface CouponsTabProps {
  /** A new one is asked for. */
  adding: boolean;
  onAdd: () => void;
  /** The form of a new one is closed. */
  onAdded: () => void;
}

/** The practice's coupons, newest first. */
export function CouponsTab({ adding, onAdd, onAdded }: CouponsTabProps) {
  const { data, error, refetch } = useQuery(CouponsOfPractice, { fetchPolicy: 'cache-and-network' });
  const [opened, setOpened] = useState<string>();
  const practice = data?.currentPractice;
  if (!data || !practice) {
    return error ? <ErrorState heading="h2" onRetry={() => void refetch()} /> : <Skeleton lines={4} />;
  }
  const coupon = readFragment(CouponOfPractice, data.discountCodes).find(({ id }) => id === opened);
  const close = () => {
    setOpened(undefined);
    onAdded();
  };
  return (
    <chakra.div display="grid" gap="4" justifyItems="start">
      <CouponList
        coupons={data.discountCodes}
        zone={practice.timeZone}
        currency={practice.defaultCurrency}
        onOpen={setOpened}
        onAdd={onAdd}
      />
      {(adding || coupon) && (
        <Overlay onClose={close}>
          <CouponFlyout
            key={coupon?.id ?? 'new'}
            {...{ coupon, zone: practice.timeZone, currency: practice.defaultCurrency }}
            offers={offersOf(practice.services, practice.bookableEventTypes)}
            onClose={close}
          />
        </Overlay>
      )}
    </chakra.div>
  );
}

interface CouponListProps {
  coupons: readonly FragmentType<typeof CouponOfPractice>[];
  zone: string;
  currency: string;
  onOpen: (id: string) => void;
  onAdd: () => void;
}

function CouponList({ coupons: masked, zone, currency, onOpen, onAdd }: CouponListProps) {
  const coupons = readFragment(CouponOfPractice, masked);
  const kept = useKeptFocus<HTMLUListElement>();
  if (coupons.length === 0) {
    return (
      <chakra.div w="100%">
        <EmptyState
          heading="h2"
          icon="gift"
          title="No coupons yet"
          action={
            <Button variant="outline" onClick={onAdd}>
              Create a coupon
            </Button>
          }
        >
          A coupon takes a fixed amount or a percentage off what clients book.
        </EmptyState>
      </chakra.div>
    );
  }
  return (
    <chakra.ul aria-label="Coupons" display="grid" gap="2" w="100%" {...kept}>
      {coupons.map((coupon) => (
        <CouponRow key={coupon.id} {...{ coupon, zone, currency }} onOpen={() => onOpen(coupon.id)} />
      ))}
    </chakra.ul>
  );
}

interface CouponRowProps {
  coupon: CouponOfPracticeFragment;
  zone: string;
  currency: string;
  onOpen: () => void;
}

function CouponRow({ coupon, zone, currency, onOpen }: CouponRowProps) {
  const now = useNow();
  const { code, expiresAt, maxRedemptions, redemptionCount } = coupon;
  const expired = expiresAt != null && parseOffsetDateTime(expiresAt) <= now;
  const used = maxRedemptions == null ? `Used ${redemptionCount}×` : `Used ${redemptionCount} of ${maxRedemptions}`;
  const until = expiresAt && `until ${formatDate(parseOffsetDateTime(expiresAt) - 1, zone)}`;
  return (
    <chakra.li
      position="relative"
      display="flex"
      gap="3"
      alignItems="center"
      py="3"
      px="4"
      border="1px solid"
      borderColor="line"
      rounded="md"
      bg="surface"
    >
      <chakra.div flex="1" minW="0" display="grid" gap="1">
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <chakra.button type="button" onClick={onOpen} textAlign="start" fontWeight={600} css={WHOLE_ROW}>
            {code}
          </chakra.button>
          <Badge tone="success">{offText(coupon, currency)}</Badge>
          {expired && <Badge>Expired</Badge>}
          {maxRedemptions != null && redemptionCount >= maxRedemptions && <Badge>Used up</Badge>}
        </chakra.div>
        <chakra.p color="textSoft" fontSize="sm">
          {[used, until, coupon.applyToSpecificServices && 'some services only'].filter(Boolean).join(' · ')}
        </chakra.p>
      </chakra.div>
      <chakra.span color="textFaint">
        <Icon name="chevron-right" size={18} />
      </chakra.span>
    </chakra.li>
  );
}

const WHOLE_ROW = {
  position: 'static',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _before: { content: '""', position: 'absolute', inset: '0' },
} as const;
