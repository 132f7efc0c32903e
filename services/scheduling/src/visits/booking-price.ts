import type { BookingPriceChanged } from '@yarrow/contracts/payments/v1/events_pb';

/** What payments has published of a booking's price; where it published nothing, a booking costs what was booked. */
export interface BookingPrice {
  /** What coupons take off each line, cents. */
  lineDiscounts: number[];
  /** Most that may be kept for being late, cents: the practice gave money back. Null where nothing limits it. */
  keepableCents: number | null;
  /** Of the event; older ones change nothing. */
  priceVersion: number;
}

/** The price of a new booking. */
export function bookedPrice(): BookingPrice {
  return { lineDiscounts: [], keepableCents: null, priceVersion: 0 };
}

export function priceOf({ lineDiscountCents, keepableCents, version }: BookingPriceChanged): BookingPrice {
  return { lineDiscounts: [...lineDiscountCents], keepableCents: keepableCents ?? null, priceVersion: version };
}

/** Keeps the newest, whatever the order in which they come. */
export function takePrice(booking: BookingPrice, price: BookingPrice): void {
  if (price.priceVersion <= booking.priceVersion) return;
  const { lineDiscounts, keepableCents, priceVersion } = price;
  Object.assign(booking, { lineDiscounts, keepableCents, priceVersion });
}

/** What is left of some lines after coupons, cents. */
export function netCents<Line extends { readonly amountCents: number }>(
  lines: readonly Line[],
  { lineDiscounts }: Pick<BookingPrice, 'lineDiscounts'>,
  counts: (line: Line) => boolean = () => true,
): number {
  return lines.reduce(
    (sum, line, index) => (counts(line) ? sum + line.amountCents - (lineDiscounts[index] ?? 0) : sum),
    0,
  );
}
