import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import type { RedeemedCode } from './CodeField.js';

export const RedeemedCodes_coupon = graphql(`
  fragment RedeemedCodes_coupon on DiscountCodeRedemption {
    id
    code
    amountCents
  }
`);

export const RedeemedCodes_giftCard = graphql(`
  fragment RedeemedCodes_giftCard on GiftCardRedemption {
    id
    code
    label
    amountCents
    remainingCents
  }
`);

export interface Redemptions {
  discountCodeRedemptions: readonly FragmentType<typeof RedeemedCodes_coupon>[];
  giftCardRedemptions: readonly FragmentType<typeof RedeemedCodes_giftCard>[];
}

/** Coupons, then gift cards: the order in which they count. */
export function redeemedCodes({ discountCodeRedemptions, giftCardRedemptions }: Redemptions): RedeemedCode[] {
  const coupons = discountCodeRedemptions.map((coupon) => readFragment(RedeemedCodes_coupon, coupon));
  const giftCards = giftCardRedemptions.map((card) => readFragment(RedeemedCodes_giftCard, card));
  return [
    ...coupons.map((coupon) => ({ ...coupon, label: coupon.code })),
    ...giftCards.map((card) => ({ ...card, label: `Gift card ${card.label}` })),
  ];
}
