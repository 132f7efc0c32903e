import type { Service, ServiceVariation } from '@yarrow/contracts/catalog/v1/events_pb';
import { DomainError } from '@yarrow/kit/domain-error';
import { toPayable } from '@yarrow/kit/values/currency';
import { requirePrice } from '@yarrow/kit/values/input-rules';
import { MAX_LINES, type OfferLine } from '../catalog-projection/offer.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import type { UsablePackage } from '../packages/open-packages.service.js';

/** Seven digits before the point (specification of the portal, section 5). */
const MAX_CENTS = 999_999_999;
/** A price that is kept for a client has a lower limit, which clients sets. */
const MAX_KEPT_CENTS = 1_000_000;
const FIELD = 'appointmentServices';

/** A service as the practitioner puts it on a visit. */
export interface WantedLine {
  /** Cents; what was agreed with the client, else the service's price, where it is left out. */
  readonly amountCents?: number | null | undefined;
  /** A variation, or a service for its main one. */
  readonly serviceId: string;
  /** The price shall be kept for this client. */
  readonly saveCustomPrice?: boolean | null | undefined;
}

/** What prices of one client depend on. */
export interface LineTerms {
  /** Agreed with the client, cents, by variation. */
  readonly agreed: ReadonlyMap<string, number>;
  /** Packages with sessions left, the one to be used first first. */
  readonly packages: readonly UsablePackage[];
  /** Lines that the visit has already: they stay possible when their service is gone. */
  readonly booked?: readonly OfferLine[] | undefined;
}

/** The priced lines of a visit. */
export interface ProLines {
  readonly lines: OfferLine[];
  readonly amountCents: number;
  /** The package of which the visit takes a session. */
  readonly used: UsablePackage | undefined;
  /** Prices that shall be kept for the client, cents, by variation. */
  readonly kept: { readonly variationId: string; readonly amountCents: number }[];
}

type Line = Omit<OfferLine, 'amountCents' | 'customPrice'> & {
  /** What the service costs now; of one that is gone, what it cost. */
  readonly listedCents: number;
  /** What it costs on the visit that has it already. */
  readonly bookedCents?: number;
};

/**
 * Any services of the practice, public or not, several of them and add-ons, at the practitioner's prices. A service of which
 * the client has an open package takes a session of it and costs nothing more.
 * @throws DomainError `invalid_service`, `invalid_amount`
 */
export function proLines(catalog: PracticeCatalog, wanted: readonly WantedLine[], terms: LineTerms): ProLines {
  const chosen = wanted.map((one) => chooseLine(catalog.services, one.serviceId, terms.booked ?? []));
  requireBookableTogether(chosen);
  const used = terms.packages.find(({ serviceId }) => chosen.some((line) => line.serviceId === serviceId));
  const packages = chosen.filter(({ packageSessions }) => packageSessions > 0);
  if (packages.length > 1) throw invalidService('Please choose one package at a time.');
  const { currency } = catalog.practice;
  const lines = chosen.map((line, index) => priceLine(line, wanted[index]!, { used, terms, currency }));
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  if (amountCents > MAX_CENTS) throw invalidAmount('An appointment can cost at most 9,999,999.99.');
  return { lines, amountCents, used, kept: keptPrices(wanted, chosen, { used, terms }) };
}

function requireBookableTogether(chosen: readonly Line[]): void {
  if (chosen.length === 0) throw invalidService('Please choose a service.');
  if (chosen.length > MAX_LINES) throw invalidService(`Please choose at most ${MAX_LINES} services.`);
  if (new Set(chosen.map(({ variationId }) => variationId)).size < chosen.length) {
    throw invalidService('The same service was chosen twice.');
  }
  if (chosen.every(({ addOn }) => addOn)) {
    throw invalidService("You can't create an appointment with only add-on services");
  }
}

function chooseLine(services: readonly Service[], id: string, booked: readonly OfferLine[]): Line {
  const offered = offeredLine(services, id);
  const known = booked.find(({ variationId }) => variationId === id);
  if (known) {
    const { amountCents: bookedCents, ...line } = known;
    return { ...line, bookedCents, listedCents: offered?.listedCents ?? bookedCents };
  }
  if (offered) return offered;
  throw invalidService('This service is no longer offered.');
}

function offeredLine(services: readonly Service[], id: string): Line | undefined {
  for (const service of services) {
    if (service.deleted) continue;
    const variation =
      service.variations.find(({ variationId }) => variationId === id) ??
      (service.serviceId === id ? service.variations[0] : undefined);
    if (variation) return lineOf(service, variation);
  }
  return undefined;
}

function lineOf(service: Service, variation: ServiceVariation): Line {
  return {
    serviceId: service.serviceId,
    variationId: variation.variationId,
    name: service.name,
    durationMinutes: variation.durationMinutes,
    addOn: service.kind === 'add_on',
    packageSessions: service.kind === 'package' ? service.numberOfSessions : 0,
    listedCents: variation.amountCents,
  };
}

function priceLine(
  { listedCents, bookedCents, ...line }: Line,
  { amountCents }: WantedLine,
  { used, terms, currency }: { used: UsablePackage | undefined; terms: LineTerms; currency: string },
): OfferLine {
  if (used?.serviceId === line.serviceId) return { ...line, amountCents: 0, packageSessions: 0, customPrice: false };
  const agreed = terms.agreed.get(line.variationId);
  if (amountCents == null) {
    const usual = toPayable(agreed ?? bookedCents ?? listedCents, currency);
    return { ...line, amountCents: usual, customPrice: agreed !== undefined };
  }
  if (amountCents < 0 || amountCents > MAX_CENTS) throw invalidAmount('Please enter a price from 0 to 9,999,999.99.');
  if (amountCents !== bookedCents) requirePrice(amountCents, currency, FIELD);
  return { ...line, amountCents, customPrice: amountCents !== listedCents };
}

/** Those that are not what the client would pay anyway: what was agreed, else what is listed. */
function keptPrices(
  wanted: readonly WantedLine[],
  chosen: readonly Line[],
  { used, terms }: { used: UsablePackage | undefined; terms: LineTerms },
) {
  const kept = chosen.flatMap(({ serviceId, variationId, listedCents }, index) => {
    const { saveCustomPrice, amountCents } = wanted[index]!;
    if (!saveCustomPrice || amountCents == null || serviceId === used?.serviceId) return [];
    return amountCents === (terms.agreed.get(variationId) ?? listedCents) ? [] : [{ variationId, amountCents }];
  });
  if (kept.some(({ amountCents }) => amountCents > MAX_KEPT_CENTS)) {
    throw invalidAmount('A price that is kept for a client can be at most 10,000.00.');
  }
  return kept;
}

function invalidService(message: string): DomainError {
  return new DomainError('invalid_service', message, FIELD);
}

function invalidAmount(message: string): DomainError {
  return new DomainError('invalid_amount', message, FIELD);
}
