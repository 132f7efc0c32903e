import { describe, expect, it } from '@jest/globals';
import { foldText } from '@yarrow/kit/values/normal-text';
import { GazetteerService, type GazetteerEntry } from './gazetteer.service.js';

const entry = (
  name: string,
  country: string,
  adminCode: string,
  population: number,
  featureCode = 'PPL',
): GazetteerEntry => ({
  name,
  country,
  adminCode,
  population,
  featureCode,
  loc: { coordinates: [-123, 49] },
});
const labels = (gazetteer: GazetteerService, prefix: string) =>
  gazetteer.listByPrefix(prefix, 10).map(({ label }) => label);

describe('a gazetteer', () => {
  const gazetteer = GazetteerService.of([
    entry('Vancouver', 'CA', '02', 600_000),
    entry('Vancouver', 'US', 'WA', 172_860),
    entry('Van', 'TR', '65', 371_713),
    entry('Montréal', 'CA', '10', 1_600_000),
    entry('Saint Paul', 'US', 'MN', 300_000),
    entry('Kitsilano', 'CA', '02', 40_000, 'PPLX'),
    entry('Westside', 'CA', '02', 240_000, 'PPLX'),
    entry('Vanished', 'US', 'WA', 5_000, 'PPLQ'),
    entry('Vannes-le-Petit', 'FR', '93', 2_000),
    entry('Silver Lake', 'US', 'WI', 2_417),
    entry('Silver Lake', 'US', 'WI', 2_480),
    entry('Bath', 'GB', 'ENG', 94_782),
    entry('Coeur d’Alene', 'US', 'ID', 54_628),
  ]);

  it('lists by prefix, population and country', () =>
    expect(labels(gazetteer, 'van')).toEqual(['Vancouver, BC', 'Vancouver, WA', 'Van, Türkiye']));

  it('matches the region after the name, abbreviated and in full', () => {
    expect(labels(gazetteer, 'vancouver w')).toEqual(['Vancouver, WA']);
    expect(labels(gazetteer, 'vancouver british columbia')).toEqual(['Vancouver, BC']);
    expect(labels(gazetteer, 'bath uk')).toEqual(['Bath, UK']);
    expect(labels(gazetteer, 'bath england')).toEqual(['Bath, UK']);
  });

  it('ignores accents and matches saint and st', () => {
    expect(labels(gazetteer, 'montreal')).toEqual(['Montréal, QC']);
    expect(labels(gazetteer, 'st paul')).toEqual(['Saint Paul, MN']);
  });

  it.each(["coeur d'a", 'coeur d’a', 'coeur da', 'coeur d a'])('finds a name with an apostrophe by %s', (typed) =>
    expect(labels(gazetteer, foldText(typed))).toEqual(['Coeur d’Alene, ID']),
  );

  it('lists one of two places with the same label', () =>
    expect(labels(gazetteer, 'silver')).toEqual(['Silver Lake, WI']));

  it.each([
    ['kits', 'neighborhood'],
    ['westside', 'sublocality'],
    ['bath', 'locality'],
  ])('%s is a %s', (prefix, type) => expect(gazetteer.listByPrefix(prefix, 1)[0]?.type).toBe(type));
});

describe('the bundled gazetteer', () => {
  const gazetteer = new GazetteerService();

  it.each([
    ['new york', 'New York City, NY'],
    ['brooklyn h', 'Brooklyn Heights, NY'],
    ['london', 'London, UK'],
    ['victoria b', 'Victoria, BC'],
    ['edinb', 'Edinburgh, UK'],
  ])('knows %s as %s', (prefix, label) => expect(labels(gazetteer, prefix)).toContain(label));
});
