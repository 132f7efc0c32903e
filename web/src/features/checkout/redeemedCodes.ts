import type { RedeemedCode } from './CodeField.js';

export interface Redemptions {
  discountCodeRedemptions: readonly { id: string; code: string; amountCents: number }[];
  giftCardRedemptions: readonly {
    id: string;
    code: string;
    label: string;
    amountCents: number;
    remainingCents: number;
  }[];
}

/** Coupons, then gift cards: the order in which they count. */
export function redeemedCodes({ discountCodeRedemptions, giftCardRedemptions }: Redemptions): RedeemedCode[] {
  return [
    ...discountCodeRedemptions.map((coupon) => ({ ...coupon, label: coupon.code })),
    ...giftCardRedemptions.map((card) => ({ ...card, label: `Gift card ${card.label}` })),
  ];
}
