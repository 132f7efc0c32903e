import type { PaymentRequirement } from '../catalog-projection/offer.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';

/** What a place at this price needs before it counts: as for services, a card only where the practice wants and takes one. */
export function paymentRequirementOf(
  { practice, takesCards }: Pick<PracticeCatalog, 'practice' | 'takesCards'>,
  amountCents: number,
): PaymentRequirement {
  if (amountCents === 0 || !takesCards || !practice.booking?.requireClientCcToBook) return 'none';
  return practice.booking.chargeClientCcAtBooking ? 'charge' : 'save_card';
}
