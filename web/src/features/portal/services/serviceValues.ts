import { z } from 'zod/mini';
import type { HubServiceFragment } from '../../../gql/graphql.js';
import { isAmount, type TypedCents } from '../../../portal-ui/amountText.js';
import { plainText } from '../../../portal-ui/plainText.js';
import type { UploadedPhoto } from '../../../portal-ui/sendPhoto.js';
import { availableTimesOf, defaultWeek, isWeek, weekOf, type DayHours } from '../../../portal-ui/weeklyHours.js';

export type ServiceKind = 'service' | 'package' | 'add-on';

export const KIND_NAMES: Record<ServiceKind, string> = { service: 'service', package: 'package', 'add-on': 'add-on' };

/** One more length and price. */
export interface VariationValues {
  /** Of the form. */
  key: string;
  /** Absent for a new one. */
  id?: string;
  /** Minutes, as typed. */
  timeLength: string;
  amountCents: TypedCents;
}

/** A service, package or add-on as the form holds it. */
export interface ServiceValues {
  name: string;
  /** HTML. */
  description: string;
  /** Minutes, as typed. */
  timeLength: string;
  amountCents: TypedCents;
  variations: VariationValues[];
  /** As typed. */
  numberOfSessions: string;
  locationIds: string[];
  ownHours: boolean;
  week: DayHours[];
  /** An add-on that does not go with everything. */
  onlySome: boolean;
  allowedServiceIds: string[];
  public: boolean;
  /** Of a new one: what was uploaded for it. */
  photo: Pick<UploadedPhoto, 'handle' | 'photoUrl'> | null;
}

const DEFAULT_SESSIONS = '5';
const MAX_MINUTES = 24 * 60;
const OTHER_PRICES = 'Must be different from other prices';
const OTHER_DURATIONS = 'Must be different from other durations';

export function kindOf(service: Pick<HubServiceFragment, 'addOn' | 'package'>): ServiceKind {
  if (service.addOn) return 'add-on';
  return service.package ? 'package' : 'service';
}

/** A new one, at all places. @param amountCents 0 for a free one */
export function newValues(locationIds: readonly string[], amountCents: TypedCents): ServiceValues {
  return {
    ...{ name: '', description: '', timeLength: '', amountCents, variations: [], numberOfSessions: DEFAULT_SESSIONS },
    ...{ locationIds: [...locationIds], ownHours: false, week: defaultWeek(), onlySome: false, allowedServiceIds: [] },
    ...{ public: true, photo: null },
  };
}

/** One that there is. @param serviceIds what add-ons may be for now */
export function valuesOf(service: HubServiceFragment, serviceIds: readonly string[]): ServiceValues {
  const [main, ...others] = service.variations;
  return {
    name: service.name,
    description: service.description,
    timeLength: minutesText(main?.timeLength ?? 0),
    amountCents: main?.amountCents ?? 0,
    variations: others.map(({ id, timeLength, amountCents }) => {
      return { key: id, id, timeLength: minutesText(timeLength), amountCents };
    }),
    numberOfSessions: String(service.numberOfSessions ?? DEFAULT_SESSIONS),
    locationIds: service.locations.map(({ id }) => id),
    ownHours: service.availableTimesEnabled,
    week: service.availableTimesEnabled ? weekOf(service.availableTimes) : defaultWeek(),
    onlySome: service.allowedServiceIds.length > 0,
    allowedServiceIds: service.allowedServiceIds.filter((id) => serviceIds.includes(id)),
    public: service.public,
    photo: null,
  };
}

const minutesText = (minutes: number) => (minutes === 0 ? '' : String(minutes));

export const minutesOf = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : NaN);

/** Rules of the form (spec portal-configuration §5); what the server knows better it says when saving. */
export const serviceRules = (kind: ServiceKind) =>
  z
    .object({
      name: z.string().check(
        z.refine((name) => name.trim().length >= 2, 'Name is required'),
        z.maxLength(100, 'Please use at most 100 characters.'),
      ),
      description: z.string().check(z.refine((html) => plainText(html).length >= 2, 'Description is required')),
      timeLength: durationRule(kind),
      amountCents: priceRule(kind),
      variations: z.array(z.custom<VariationValues>()),
      numberOfSessions: z
        .string()
        .check(z.refine((text) => kind !== 'package' || isCount(text), 'Packages must have a number of sessions')),
      locationIds: z.array(z.string()).check(z.minLength(1, 'Please choose at least one location.')),
      ownHours: z.boolean(),
      week: z.custom<DayHours[]>(),
      onlySome: z.boolean(),
      allowedServiceIds: z.array(z.string()),
      public: z.boolean(),
      photo: z.nullable(z.custom<NonNullable<ServiceValues['photo']>>()),
    })
    .check(
      z.refine(({ ownHours, week }) => !ownHours || isWeek(week), { path: ['week'], error: 'Please check the hours.' }),
      z.refine(({ onlySome, allowedServiceIds }) => kind !== 'add-on' || !onlySome || allowedServiceIds.length > 0, {
        path: ['allowedServiceIds'],
        error: 'Please choose at least one service.',
      }),
      z.refine((values) => values.variations.every((_, index) => !variationProblem(kind, values, index)), {
        path: ['variations'],
        error: 'Variations must be unique',
      }),
    );

const isCount = (text: string) => /^\d{1,4}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 1000;

const durationRule = (kind: ServiceKind) =>
  z.string().check(z.refine((text) => isDuration(kind, text), 'Session duration is required'));

function isDuration(kind: ServiceKind, text: string): boolean {
  if (kind === 'add-on' && text.trim() === '') return true;
  const minutes = minutesOf(text);
  return minutes >= (kind === 'add-on' ? 0 : 1) && minutes <= MAX_MINUTES;
}

const priceRule = (kind: ServiceKind) =>
  z.custom<TypedCents>().check(
    z.refine((cents) => isAmount(cents), kind === 'package' ? 'Packages must have a price' : 'Please enter a price.'),
    z.refine((cents) => kind !== 'package' || cents !== 0, 'Packages must have a price'),
  );

export const isEmpty = ({ timeLength, amountCents }: VariationValues): boolean =>
  timeLength.trim() === '' || amountCents === null;

/** What is wrong with a variation, at which of its fields; undefined where nothing is. */
export function variationProblem(
  kind: ServiceKind,
  values: Pick<ServiceValues, 'amountCents' | 'timeLength' | 'variations'>,
  index: number,
): { timeLength?: string; amountCents?: string } | undefined {
  const variation = values.variations[index]!;
  const others = [values, ...values.variations.filter((_, at) => at !== index)];
  const minutes = (text: string) => (text.trim() === '' ? 0 : minutesOf(text));
  const sameLength = others.some((other) => minutes(other.timeLength) === minutes(variation.timeLength));
  const timeLength = !isDuration(kind, variation.timeLength)
    ? 'Session duration is required'
    : sameLength && OTHER_DURATIONS;
  const samePrice = others.some((other) => other.amountCents === variation.amountCents);
  const amountCents = !isAmount(variation.amountCents) ? 'Please enter a price.' : samePrice && OTHER_PRICES;
  if (!timeLength && !amountCents) return undefined;
  return { ...(timeLength && { timeLength }), ...(amountCents && { amountCents }) };
}

/** The form as the API takes it. */
export function serviceVariables(values: ServiceValues, kind: ServiceKind) {
  const isPackage = kind === 'package';
  const isAddOn = kind === 'add-on';
  return {
    name: values.name.trim(),
    description: values.description,
    timeLength: values.timeLength.trim() === '' ? 0 : minutesOf(values.timeLength),
    amountCents: values.amountCents,
    variationsArray: isPackage
      ? []
      : values.variations.map(({ id, timeLength, amountCents }) => {
          return JSON.stringify({ id, timeLength: timeLength.trim() === '' ? 0 : minutesOf(timeLength), amountCents });
        }),
    locationIds: values.locationIds,
    availableTimesEnabled: values.ownHours,
    availableTimes: values.ownHours ? availableTimesOf(values.week) : null,
    package: isPackage,
    numberOfSessions: isPackage ? Number(values.numberOfSessions) : null,
    addOn: isAddOn,
    allowedServiceIds: isAddOn && values.onlySome ? values.allowedServiceIds : [],
    public: values.public,
    handle: values.photo?.handle ?? null,
  };
}
