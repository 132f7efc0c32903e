import { isAmount, type TypedCents } from '../../../portal-ui/amountText.js';

/** A service, package or add-on as the practice books it. */
export interface OfferedService {
  id: string;
  name: string;
  package: boolean;
  numberOfSessions?: number | null | undefined;
  addOn: boolean;
  variations: readonly { id: string; timeLength: number; amountCents: number }[];
}

/** A service on the visit, at the practitioner's price. */
export interface Line {
  /** A variation of the service; the main one has the service's id. */
  serviceId: string;
  amountCents: TypedCents;
  /** Keeps the price for this client. */
  saveCustomPrice: boolean;
  /** The price is another one than what the client pays otherwise. */
  priceChanged: boolean;
  /** What a visit calls it that has it already, also where the service is no longer offered. */
  booked?: { name: string; minutes: number };
}

export interface OpenPackage {
  id: string;
  serviceId: string;
  name: string;
  sessionsRemaining: number;
  numberOfSessions: number;
}

/** What prices and lengths of a client's series depend on. */
export interface ClientTerms {
  openPackages: readonly OpenPackage[];
  lastBookedService?: { id: string } | null | undefined;
  customPrices: readonly { serviceId: string; amountCents: number }[];
  /** They could not be loaded: there may be others. */
  unknown?: boolean;
}

export const NO_TERMS: ClientTerms = { openPackages: [], customPrices: [] };
export const UNKNOWN_TERMS: ClientTerms = { ...NO_TERMS, unknown: true };

/** Maximum and default number of visits of a series (spec portal operations §9). */
const MAX_OCCURRENCES = 25;
const DEFAULT_OCCURRENCES = 10;
/** Length of a visit whose services have none, minutes. */
const DEFAULT_MINUTES = 60;

export const ONLY_ADD_ONS = "You can't create an appointment with only add-on services";

/** The service that a variation belongs to. */
export function serviceOf(services: readonly OfferedService[], id: string): OfferedService | undefined {
  return services.find(({ id: own, variations }) => own === id || variations.some((one) => one.id === id));
}

function variationOf(services: readonly OfferedService[], id: string) {
  const service = serviceOf(services, id);
  return service?.variations.find((one) => one.id === id) ?? service?.variations[0];
}

/** What the client pays for a variation unless the practitioner says otherwise, cents. */
export function usualPrice(services: readonly OfferedService[], id: string, terms: ClientTerms): number {
  const agreed = terms.customPrices.find(({ serviceId }) => serviceId === id);
  return agreed?.amountCents ?? variationOf(services, id)?.amountCents ?? 0;
}

export function lineFor(services: readonly OfferedService[], id: string, terms: ClientTerms): Line {
  const serviceId = variationOf(services, id)?.id ?? id;
  const amountCents = usualPrice(services, serviceId, terms);
  return { serviceId, amountCents, saveCustomPrice: false, priceChanged: false };
}

/** The lines at the prices of another client; what was typed stays. */
export function repriced(lines: readonly Line[], services: readonly OfferedService[], terms: ClientTerms): Line[] {
  return lines.map((line) => (line.priceChanged ? line : lineFor(services, line.serviceId, terms)));
}

/** Selecting a client preselects a service: the first open package's, else the one that was booked last. */
export function preselected(services: readonly OfferedService[], terms: ClientTerms): OfferedService | undefined {
  const ids = [...terms.openPackages.map(({ serviceId }) => serviceId), terms.lastBookedService?.id];
  for (const id of ids) {
    const service = services.find((candidate) => candidate.id === id && !candidate.addOn);
    if (service) return service;
  }
  return undefined;
}

/** Minutes that the services take together. */
export function totalMinutes(lines: readonly Line[], services: readonly OfferedService[]): number {
  const lengthOf = ({ serviceId, booked }: Line) =>
    variationOf(services, serviceId)?.timeLength ?? booked?.minutes ?? 0;
  const minutes = lines.reduce((sum, line) => sum + lengthOf(line), 0);
  return minutes > 0 ? minutes : DEFAULT_MINUTES;
}

export function totalCents(lines: readonly Line[]): number {
  return lines.reduce((sum, { amountCents }) => sum + (isAmount(amountCents) ? amountCents : 0), 0);
}

export function onlyAddOns(lines: readonly Line[], services: readonly OfferedService[]): boolean {
  return lines.length > 0 && lines.every(({ serviceId }) => serviceOf(services, serviceId)?.addOn === true);
}

/** The open package of which the visit takes a session. */
export function usedPackage(
  lines: readonly Line[],
  services: readonly OfferedService[],
  { openPackages }: ClientTerms,
) {
  const ids = new Set(lines.map(({ serviceId }) => serviceOf(services, serviceId)?.id));
  return openPackages.find(({ serviceId, sessionsRemaining }) => sessionsRemaining > 0 && ids.has(serviceId));
}

/** Whether a session of the package pays for a line, which then costs nothing more. */
export function isCoveredBy(
  used: OpenPackage | undefined,
  { serviceId }: Line,
  services: readonly OfferedService[],
): boolean {
  return used !== undefined && serviceOf(services, serviceId)?.id === used.serviceId;
}

/** The package that the visit would buy: a package service without an open package. */
export function boughtPackage(lines: readonly Line[], services: readonly OfferedService[], terms: ClientTerms) {
  if (usedPackage(lines, services, terms)) return undefined;
  return lines
    .map(({ serviceId }) => serviceOf(services, serviceId))
    .find((service) => service?.package && (service.numberOfSessions ?? 0) > 0);
}

/** Maximum and default length of a series, visits. */
export function seriesLength(lines: readonly Line[], services: readonly OfferedService[], terms: ClientTerms) {
  const used = usedPackage(lines, services, terms)?.sessionsRemaining;
  const sessions = used ?? boughtPackage(lines, services, terms)?.numberOfSessions;
  if (!sessions) return { most: MAX_OCCURRENCES, usual: DEFAULT_OCCURRENCES };
  const most = Math.min(sessions, MAX_OCCURRENCES);
  return { most, usual: most };
}

/** The lines as the API takes them: a price that was neither changed nor booked is the server's to find. */
export function linesInput(lines: readonly Line[]) {
  return lines.map(({ serviceId, amountCents, saveCustomPrice, priceChanged, booked }) => ({
    serviceId,
    ...((priceChanged || booked) && { amountCents, saveCustomPrice }),
  }));
}
