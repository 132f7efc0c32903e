import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid, newId } from '@yarrow/kit/ids';
import { parseLine, parseText, requirePrice, visibleLength } from '@yarrow/kit/values/input-rules';
import { z } from 'zod';
import { parseWeeklyHours } from '../hours/weekly-hours.js';
import { plainText, sanitizeRichText } from '../rich-text/rich-text.js';
import type { Service, ServiceKind, ServiceVariation } from '../offerings/service.entity.js';

const MAX_AMOUNT_CENTS = 99_999_99;
const MAX_DURATION_MINUTES = 24 * 60;
const MAX_VARIATIONS = 12;
const DEFAULT_SESSIONS = 5;

/** The service form as the contract sends it. */
export interface ServiceForm {
  name: string;
  description: string;
  locationIds?: string[] | null;
  timeLength?: number | null;
  amountCents?: number | null;
  variationsArray?: string[] | null;
  availableTimes?: string | null;
  availableTimesEnabled?: boolean | null;
  package?: boolean | null;
  numberOfSessions?: number | null;
  addOn?: boolean | null;
  allowedServiceIds?: string[] | null;
  public?: boolean | null;
  variationOf?: string | null;
  /** Address of another photo. */
  photoUrl?: string | undefined;
}

/** What a form of the practice can refer to. */
export interface OwnIds {
  locationIds: string[];
  /** Those of them that are not offered at the moment. */
  disabledLocationIds?: string[];
  serviceIds: string[];
}

const variationSchema = z.object({
  id: z.string().optional(),
  timeLength: z.number().int(),
  amountCents: z.number().int(),
});

export function kindOf(form: ServiceForm): ServiceKind {
  if (form.addOn) return 'add_on';
  return form.package ? 'package' : 'service';
}

/**
 * Writes the form into a service (spec portal-configuration §5 "Service save").
 * @param own currency of the practice, and ids of its locations and of its other services: nothing else can be referred to
 * @throws DomainError naming the first field that breaks a rule
 */
export function applyServiceForm(service: Service, form: ServiceForm, own: OwnIds & { currency: string }): void {
  const name = parseLine(form.name, 'name', { max: 100, label: 'The name' });
  if (visibleLength(name) < 2) throw new DomainError('name_required', 'Name is required', 'name');
  const description = sanitizeRichText(
    parseText(form.description, 'description', { max: 20_000, label: 'The description' }),
  );
  if (visibleLength(plainText(description)) < 2)
    throw new DomainError('description_required', 'Description is required', 'description');
  Object.assign(service, {
    name,
    description,
    variations: parseVariations(service, form, own.currency),
    numberOfSessions:
      service.kind === 'package'
        ? parseSessions(form.numberOfSessions ?? service.numberOfSessions ?? DEFAULT_SESSIONS)
        : null,
    locationIds: locationIdsOf(service, form, own),
    // Those that were stored may be removed by now.
    allowedServiceIds: form.allowedServiceIds
      ? ownIds(form.allowedServiceIds, own.serviceIds, 'allowedServiceIds', 'service')
      : (service.allowedServiceIds ?? []),
    hours: hoursOf(service, form),
    public: form.public ?? service.public ?? true,
    photoUrl: form.photoUrl ?? service.photoUrl,
  });
  if (service.locationIds.length === 0)
    throw new DomainError('location_required', 'Please choose at least one location.', 'locationIds');
}

/**
 * The form of a service with one length and price more, or with another one of those that it has (`variationOf`).
 * @param id of the variation that changes; absent for a new one
 * @throws DomainError `not_found`, `invalid_variation`
 */
export function variationForm(
  { kind, name, description, main, variations }: Service,
  id: string | null | undefined,
  form: Pick<ServiceForm, 'timeLength' | 'amountCents'>,
): ServiceForm {
  if (kind === 'package') throw new DomainError('invalid_variation', 'A package has no variations.', 'variationOf');
  const others = variations.slice(1);
  if (id && !others.some((other) => other.id === id))
    throw new DomainError('not_found', 'This variation does not exist.', 'id');
  const saved = { id: id ?? undefined, timeLength: form.timeLength, amountCents: form.amountCents };
  const kept = others.map((other) => ({
    id: other.id,
    timeLength: other.durationMinutes,
    amountCents: other.amountCents,
  }));
  const all = id ? kept.map((other) => (other.id === id ? saved : other)) : [...kept, saved];
  return {
    ...{ name, description, timeLength: main.durationMinutes, amountCents: main.amountCents },
    variationsArray: all.map((variation) => JSON.stringify(variation)),
  };
}

/** A place that is disabled for a while is in no form: a service is offered there again once the place is. */
function locationIdsOf(service: Service, form: ServiceForm, own: OwnIds): string[] {
  if (!form.locationIds) return service.locationIds ?? own.locationIds;
  const chosen = ownIds(form.locationIds, own.locationIds, 'locationIds', 'location');
  if (chosen.length === 0) return [];
  const disabled = service.locationIds?.filter((id) => own.disabledLocationIds?.includes(id)) ?? [];
  return [...new Set([...chosen, ...disabled])];
}

function parseVariations(service: Service, form: ServiceForm, currency: string): ServiceVariation[] {
  const main = checked(
    { id: service.id, durationMinutes: form.timeLength ?? 0, amountCents: form.amountCents ?? 0 },
    service.kind,
    currency,
  );
  const typed = service.kind === 'package' ? [] : (form.variationsArray ?? []);
  if (typed.length >= MAX_VARIATIONS)
    throw new DomainError(
      'too_many_variations',
      `At most ${MAX_VARIATIONS} variations are possible.`,
      'variationsArray',
    );
  const known = new Set(service.variations?.slice(1).map(({ id }) => id));
  const others = typed.map((json) => {
    const form = variationOf(json);
    const id = form.id && known.delete(form.id) ? form.id : newId();
    return checked({ id, durationMinutes: form.timeLength, amountCents: form.amountCents }, service.kind, currency);
  });
  const all = [main, ...others];
  for (const key of ['amountCents', 'durationMinutes'] as const) {
    if (new Set(all.map((variation) => variation[key])).size < all.length) {
      throw new DomainError('variations_not_unique', 'Variations must be unique', 'variationsArray');
    }
  }
  return all;
}

function checked(variation: ServiceVariation, kind: ServiceKind, currency: string): ServiceVariation {
  const { durationMinutes, amountCents } = variation;
  if (
    !Number.isInteger(durationMinutes) ||
    durationMinutes > MAX_DURATION_MINUTES ||
    durationMinutes < (kind === 'add_on' ? 0 : 1)
  ) {
    throw new DomainError('duration_required', 'Session duration is required', 'timeLength');
  }
  if (!Number.isInteger(amountCents) || amountCents < 0 || amountCents > MAX_AMOUNT_CENTS) {
    throw new DomainError('invalid_amount', 'Please enter a price.', 'amountCents');
  }
  requirePrice(amountCents, currency, 'amountCents');
  if (kind === 'package' && amountCents < 1)
    throw new DomainError('price_required', 'Packages must have a price', 'amountCents');
  return variation;
}

function variationOf(json: string): z.infer<typeof variationSchema> {
  try {
    return variationSchema.parse(JSON.parse(json));
  } catch {
    throw new DomainError('invalid_variation', 'Please enter a duration and a price.', 'variationsArray');
  }
}

function parseSessions(sessions: number): number {
  if (Number.isInteger(sessions) && sessions >= 1 && sessions <= 1000) return sessions;
  throw new DomainError('sessions_required', 'Packages must have a number of sessions', 'numberOfSessions');
}

function hoursOf(service: Service, form: ServiceForm): Service['hours'] {
  if (form.availableTimesEnabled === false) return null;
  if (form.availableTimes != null) return parseWeeklyHours(form.availableTimes);
  return service.hours ?? null;
}

function ownIds(ids: string[], own: string[], field: string, what: string): string[] {
  const unique = [...new Set(ids)];
  if (unique.every((id) => isUuid(id) && own.includes(id))) return unique;
  throw new DomainError('not_found', `This ${what} does not exist.`, field);
}
