import { formatDuration } from '../../../../lib/duration.js';
import type { OfferedService } from '../../appointment-form/serviceLines.js';

/** A length of a service, which has a price of its own. */
export interface PricedVariation {
  serviceId: string;
  label: string;
  amountCents: number;
}

/** A price that was agreed with a client. */
export interface PriceRow {
  serviceId: string;
  label: string;
  amountCents: number;
  /** What others pay; undefined for what is no longer offered. */
  usualCents: number | undefined;
}

/** Everything that a price can be agreed for; lengths are named where a service has several. */
export function pricedVariations(services: readonly OfferedService[]): readonly PricedVariation[] {
  return services.flatMap(({ name, addOn, variations }) =>
    variations.map(({ id, timeLength, amountCents }) => {
      const called = addOn ? `Add-on: ${name}` : name;
      const label = variations.length > 1 ? `${called}, ${formatDuration(timeLength)}` : called;
      return { serviceId: id, label, amountCents };
    }),
  );
}

/** The agreed prices in the order of what is offered; what is no longer offered comes last. */
export function priceRows(
  prices: readonly { serviceId: string; amountCents: number }[],
  variations: readonly PricedVariation[],
): readonly PriceRow[] {
  const place = new Map(variations.map((variation, index) => [variation.serviceId, { variation, index }]));
  const rows = prices.map(({ serviceId, amountCents }) => {
    const found = place.get(serviceId);
    const label = found?.variation.label ?? 'A service you no longer offer';
    return { serviceId, label, amountCents, usualCents: found?.variation.amountCents };
  });
  const indexOf = (id: string) => place.get(id)?.index ?? variations.length;
  return rows.sort((one, other) => indexOf(one.serviceId) - indexOf(other.serviceId));
}
