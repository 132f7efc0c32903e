import type { Location, Practice, Service } from '@yarrow/contracts/catalog/v1/events_pb';
import { foldText, foldVariants } from '@yarrow/kit/values/normal-text';
import { isHidden } from './public-location.js';

const KM_PER_MILE = 1.609344;

/** One practice as the index has it. */
export interface SearchDocument {
  practiceId: string;
  name: string;
  practitionerName: string;
  title: string | null;
  headline: string | null;
  slug: string;
  photoUrl: string | null;
  therapies: string[];
  categories: string[];
  categoryNames: string[];
  /** Names of the conditions that the practitioner works with. */
  conditions: string[];
  languages: string[];
  inPerson: boolean;
  inHome: boolean;
  virtual: boolean;
  fromAmountCents: number | null;
  currency: string;
  /** Normal form of the names, which weigh most. */
  nameText: string;
  /** Normal form of everything that is searched. */
  searchText: string;
  places: SearchPlace[];
  suggestions: SearchSuggestion[];
}

/** A suggestion, with the key that matches the start of what a user types. */
export interface SearchSuggestion {
  kind: 'therapy' | 'condition' | 'practitioner';
  key: string;
  label: string;
  /** Whether the key is the label from its first word on. */
  whole: boolean;
}

/** Where a practice can be found. */
export interface SearchPlace {
  locationId: string;
  kind: string;
  city: string;
  state: string;
  country: string;
  /** Normal form of `city state`. */
  placeKey: string;
  latitude: number;
  longitude: number;
  reachKm: number;
  /** Whether the spot is the middle of a cell, because the address is hidden. */
  coarse: boolean;
}

/** The document of a published practice that has something to book; null for every other. */
export function searchDocument(practice: Practice, locations: Location[], services: Service[]): SearchDocument | null {
  const active = locations.filter((location) => location.state === 'active');
  const offered = services.filter((service) => service.public && !service.deleted && service.kind !== 'add_on');
  if (!practice.published || active.length === 0 || offered.length === 0) return null;
  const practitionerName = `${practice.practitionerFirstName} ${practice.practitionerLastName}`.trim();
  const offers = (kind: string) => active.some((location) => location.kind === kind);
  return {
    practiceId: practice.practiceId,
    name: practice.name,
    practitionerName,
    title: practice.title || null,
    headline: practice.headline || null,
    slug: practice.slug,
    photoUrl: practice.photoUrl || null,
    ...therapiesOf(practice),
    conditions: practice.specialties.filter(({ kind }) => kind === 'condition').map(({ name }) => name),
    languages: practice.languages,
    inPerson: offers('office'),
    inHome: offers('home'),
    virtual: offers('virtual'),
    fromAmountCents: lowestPrice(offered),
    currency: practice.currency,
    nameText: variantsOf([practice.name, practitionerName]),
    searchText: searchTextOf(practice, practitionerName, offered),
    places: active.flatMap(placeOf),
    suggestions: suggestionsOf(practice, practitionerName),
  };
}

function therapiesOf({ specialties }: Practice): Pick<SearchDocument, 'therapies' | 'categories' | 'categoryNames'> {
  const therapies = specialties.filter(({ kind }) => kind === 'therapy');
  const categories = new Map(therapies.map(({ category, categoryName }) => [category, categoryName]));
  return {
    therapies: therapies.map(({ name }) => name),
    categories: [...categories.keys()],
    categoryNames: [...categories.values()],
  };
}

function searchTextOf(practice: Practice, practitionerName: string, offered: Service[]): string {
  const specialties = practice.specialties.map(({ name }) => name);
  const { categoryNames } = therapiesOf(practice);
  const services = offered.map(({ name }) => name);
  return variantsOf([practice.name, practitionerName, practice.title, ...specialties, ...categoryNames, ...services]);
}

/** A name with an apostrophe is found with it, without it and by the word behind it. */
const variantsOf = (texts: readonly string[]): string => texts.flatMap(foldVariants).filter(Boolean).join(' ');

function suggestionsOf(practice: Practice, practitionerName: string): SearchSuggestion[] {
  return [
    ...practice.specialties.flatMap(({ kind, name }) =>
      nameKeys(name).map((key, word) => ({
        kind: kind as 'therapy' | 'condition',
        key,
        label: name,
        whole: word === 0,
      })),
    ),
    ...nameKeys(practice.name, practitionerName).map((key) => ({
      kind: 'practitioner' as const,
      key,
      label: practitionerName,
      whole: true,
    })),
  ];
}

function lowestPrice(services: Service[]): number | null {
  const prices = services
    .filter(({ kind }) => kind === 'service')
    .flatMap(({ variations }) => variations.map(({ amountCents }) => amountCents));
  return prices.length > 0 ? Math.min(...prices) : null;
}

function placeOf(location: Location): SearchPlace[] {
  const { locationId, kind, city, stateAbbreviation: state, country, latitude, longitude } = location;
  if (latitude === undefined || longitude === undefined || kind === 'virtual') return [];
  const reachKm = kind === 'home' ? location.travelDistanceMiles * KM_PER_MILE : 0;
  const coarse = isHidden(location);
  const placeKey = foldText(`${city} ${state}`);
  return [{ locationId, kind, city, state, country, placeKey, latitude, longitude, reachKm, coarse }];
}

/** All keys under which the start of a name is found: from each of its words onwards. */
function nameKeys(...names: string[]): string[] {
  const keys = names.flatMap((name) => {
    return foldVariants(name).flatMap((folded) => {
      const words = folded.split(' ').filter(Boolean);
      return words.map((_, index) => words.slice(index).join(' '));
    });
  });
  return [...new Set(keys)].slice(0, 20);
}
