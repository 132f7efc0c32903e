import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { formatAmount } from '../../../lib/money.js';
import { chakra } from '../../../ui/chakra.js';

export const Deductions_coupon = graphql(`
  fragment Deductions_coupon on DiscountCodeRedemption {
    id
    code
    amountCents
  }
`);

export const Deductions_giftCard = graphql(`
  fragment Deductions_giftCard on GiftCardRedemption {
    id
    label
    amountCents
  }
`);

export interface DeductionsProps {
  /** ISO 4217. */
  currency: string;
  coupons: readonly FragmentType<typeof Deductions_coupon>[];
  giftCards: readonly FragmentType<typeof Deductions_giftCard>[];
  /** Remainder below the minimum charge. */
  writtenOffCents: number;
}

/** What coupons take off a price, gift cards pay of it, and is too small to charge; nothing where none of them does. */
export function Deductions({ currency, writtenOffCents, ...used }: DeductionsProps) {
  const coupons = used.coupons.map((coupon) => readFragment(Deductions_coupon, coupon));
  const giftCards = used.giftCards.map((card) => readFragment(Deductions_giftCard, card));
  const shown = (cents: number) => formatAmount(cents, currency);
  const lines = [
    ...coupons.map(({ id, code, amountCents }) => ({
      id,
      label: `Coupon ${code}`,
      amount: `${shown(amountCents)} off`,
    })),
    ...giftCards.map(({ id, label, amountCents }) => ({
      id,
      label: `Gift card ${label}`,
      amount: `${shown(amountCents)} paid`,
    })),
    ...(writtenOffCents > 0
      ? [{ id: 'waived', label: 'Waived (too small to charge)', amount: shown(writtenOffCents) }]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <chakra.dl display="grid" gap="1" fontSize="sm">
      {lines.map(({ id, label, amount }) => (
        <chakra.div key={id} display="flex" gap="3" justifyContent="space-between">
          <chakra.dt minW="0" color="textSoft" overflowWrap="anywhere">
            {label}
          </chakra.dt>
          <chakra.dd fontVariantNumeric="tabular-nums">{amount}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
