import { DomainError } from '@yarrow/kit/domain-error';
import type { Service } from '../offerings/service.entity.js';
import type { Location } from '../offerings/location.entity.js';

type Offer = Pick<Service, 'name' | 'locationIds'>;

/** What would have no place to be booked at without a location: nothing else that it is offered at is active. */
export function offeredOnlyAt(location: Location, all: readonly Location[], services: readonly Offer[]): Offer[] {
  const others = new Set(all.flatMap(({ id, state }) => (id !== location.id && state === 'active' ? [id] : [])));
  return services.filter(
    ({ locationIds }) => locationIds.includes(location.id) && !locationIds.some((id) => others.has(id)),
  );
}

/**
 * Spec portal-configuration §4.
 * @throws DomainError `last_location`, `only_location_for_service`
 */
export function requireDisablable(location: Location, all: readonly Location[], services: readonly Offer[]): void {
  if (!all.some(({ id, state }) => id !== location.id && state === 'active')) {
    throw new DomainError('last_location', 'The last active location cannot be disabled.', 'id');
  }
  requireOfferedElsewhere(location, all, services);
}

/**
 * Only a disabled one can be deleted.
 * @throws DomainError `location_active`, `only_location_for_service`
 */
export function requireDeletable(location: Location, all: readonly Location[], services: readonly Offer[]): void {
  if (location.state === 'active') {
    throw new DomainError('location_active', 'Please disable the location before you delete it.', 'id');
  }
  requireOfferedElsewhere(location, all, services);
}

function requireOfferedElsewhere(location: Location, all: readonly Location[], services: readonly Offer[]): void {
  const [first] = offeredOnlyAt(location, all, services);
  if (!first) return;
  throw new DomainError(
    'only_location_for_service',
    `This is the only location for “${first.name}”. Please offer it at another location first.`,
    'id',
  );
}
