import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { GazetteerService } from './gazetteer.service.js';
import { LocalPlacesService } from './local-places.service.js';
import { PlacesRepository } from './places.repository.js';
import { PostalCodesService } from './postal-codes.service.js';

/** A database without practices. */
const empty = { query: async () => [] } as unknown as EntityManager;
const gazetteer = new GazetteerService();
const places = new LocalPlacesService(new PlacesRepository(), gazetteer, new PostalCodesService(gazetteer));
const labelsOf = async (text: string, country: string | null = null) =>
  (await places.list(empty, text, { country, limit: 10 })).map(({ label }) => label);
const suggestionsFor = async (text: string) =>
  (await places.suggest(empty, text, { country: null, limit: 5 })).map(({ label }) => label);

describe('a written place', () => {
  it.each([
    // State, province and country behind the name, abbreviated or in full, with and without commas.
    ['Vancouver BC Canada', 'Vancouver, BC'],
    ['vancouver, bc, canada', 'Vancouver, BC'],
    ['Vancouver British Columbia', 'Vancouver, BC'],
    ['Vancouver Canada', 'Vancouver, BC'],
    ['Vancouver, B.C.', 'Vancouver, BC'],
    ['Victoria, B.C., Canada', 'Victoria, BC'],
    ['Vancouver WA', 'Vancouver, WA'],
    ['Vancouver Washington USA', 'Vancouver, WA'],
    ['Washington DC', 'Washington, DC'],
    ['Washington, D.C.', 'Washington, DC'],
    ['Washington D. C. U.S.A.', 'Washington, DC'],
    ['washington district of columbia', 'Washington, DC'],
    ['Portland, OR', 'Portland, OR'],
    ['Portland Oregon USA', 'Portland, OR'],
    ['Portland Ore.', 'Portland, OR'],
    ['Portland, Ore., United States of America', 'Portland, OR'],
    ['Portland Maine', 'Portland, ME'],
    ['portland me us', 'Portland, ME'],
    ['Paris France', 'Paris, France'],
    ['Paris, FR', 'Paris, France'],
    ['Paris 75001', 'Paris, France'],
    ['Paris Texas', 'Paris, TX'],
    ['Paris, TX, USA', 'Paris, TX'],
    ['London England', 'London, UK'],
    ['London UK', 'London, UK'],
    ['London, United Kingdom', 'London, UK'],
    ['London England UK', 'London, UK'],
    ['London Ontario', 'London, ON'],
    ['London ON Canada', 'London, ON'],
    ['Kelowna, CA', 'Kelowna, BC'],
    ['Edinburgh, Scotland, UK', 'Edinburgh, UK'],
    ['Cardiff Wales', 'Cardiff, UK'],
    ['Belfast Northern Ireland', 'Belfast, UK'],
    ['Birmingham AL USA', 'Birmingham, AL'],
    ['Birmingham Great Britain', 'Birmingham, UK'],
    ['New York NY', 'New York City, NY'],
    ['New York, New York', 'New York City, NY'],
    ['New York City USA', 'New York City, NY'],
    ['Toronto Ontario Canada', 'Toronto, ON'],
    ['Montreal Quebec Canada', 'Montréal, QC'],
    ['Montréal, Québec', 'Montréal, QC'],
    ['Springfield Illinois United States', 'Springfield, IL'],
    ['San Jose Calif.', 'San Jose, CA'],
    ['Boston Mass. USA', 'Boston, MA'],
    ['Halifax Nova Scotia Canada', 'Halifax, NS'],
    ['Dublin Ireland', 'Dublin, Ireland'],
    ['Amsterdam Holland', 'Amsterdam, Netherlands'],
    ['Istanbul Turkey', 'Istanbul, Türkiye'],
    // Short names.
    ['NYC', 'New York City, NY'],
    ['N.Y.C.', 'New York City, NY'],
    ['ny', 'New York City, NY'],
    ['LA', 'Los Angeles, CA'],
    ['L.A.', 'Los Angeles, CA'],
    ['LA, California', 'Los Angeles, CA'],
    ['DC', 'Washington, DC'],
    ['SF', 'San Francisco, CA'],
    ['SF CA USA', 'San Francisco, CA'],
    ['Philly', 'Philadelphia, PA'],
    ['Philly PA', 'Philadelphia, PA'],
    ['Vegas', 'Las Vegas, NV'],
    ['NOLA', 'New Orleans, LA'],
    ['ATL', 'Atlanta, GA'],
    ['Bronx NY', 'The Bronx, NY'],
    ['St Pete', 'St. Petersburg, FL'],
    // Saint, Mount and Fort, written out and abbreviated.
    ['Saint Louis MO', 'St. Louis, MO'],
    ['St Louis', 'St. Louis, MO'],
    ['Port St Lucie', 'Port Saint Lucie, FL'],
    ['Sault Sainte Marie Ontario', 'Sault Ste. Marie, ON'],
    ['St Paul, Minnesota', 'Saint Paul, MN'],
    ["St. John's, Newfoundland", "St. John's, NL"],
    ['St Johns NL Canada', "St. John's, NL"],
    ['Saint Albans UK', 'St Albans, UK'],
    ['Ft Worth', 'Fort Worth, TX'],
    ['Ft. Lauderdale FL', 'Fort Lauderdale, FL'],
    ['Mt Vernon WA', 'Mount Vernon, WA'],
    ['Mt. Pleasant, South Carolina', 'Mount Pleasant, SC'],
  ])('%s is %s', async (text, label) => expect((await labelsOf(text))[0]).toBe(label));
});

describe('a place with one typing error', () => {
  it.each([
    ['Vancuver', 'Vancouver, BC'],
    ['Vancouvre', 'Vancouver, BC'],
    ['Vancuver WA', 'Vancouver, WA'],
    ['Portand', 'Portland, OR'],
    ['Portand, ME', 'Portland, ME'],
    ['Portand Oregon USA', 'Portland, OR'],
    ['Seatle', 'Seattle, WA'],
    ['Seattel', 'Seattle, WA'],
    ['Chcago', 'Chicago, IL'],
    ['Torontoo', 'Toronto, ON'],
    ['Montral', 'Montréal, QC'],
    ['Philadelpia', 'Philadelphia, PA'],
    ['Los Angelos', 'Los Angeles, CA'],
    ['San Fransisco', 'San Francisco, CA'],
    ['Pheonix', 'Phoenix, AZ'],
    ['Calgery', 'Calgary, AB'],
    ['Sacremento', 'Sacramento, CA'],
    ['Pittsburg PA', 'Pittsburgh, PA'],
    ['Edinburg Scotland', 'Edinburgh, UK'],
    ['Mancester', 'Manchester, UK'],
    ['Coeur d Alene', "Coeur d'Alene, ID"],
  ])('%s is %s', async (text, label) => expect((await labelsOf(text))[0]).toBe(label));

  it('is not assumed if a place matches as written', async () => {
    const labels = await labelsOf('Pittsburg, CA');
    expect(labels).toEqual(['Pittsburg, CA']);
  });

  it.each(['Bth', 'Romr', 'Ludz'])('is not assumed in a name as short as %s', async (text) =>
    expect(await labelsOf(text)).toEqual([]),
  );
});

describe('places of one name', () => {
  it.each([
    ['Vancouver', 'US', 'Vancouver, WA'],
    ['Vancouver', 'CA', 'Vancouver, BC'],
    ['Vancouver', null, 'Vancouver, BC'],
    ['Vancouve', 'US', 'Vancouver, WA'],
    ['Vancuver', 'US', 'Vancouver, WA'],
    ['Vancouver BC', 'US', 'Vancouver, BC'],
    ['London', 'CA', 'London, ON'],
    ['London', 'GB', 'London, UK'],
    ['London', null, 'London, UK'],
    ['London UK', 'CA', 'London, UK'],
    ['Birmingham', 'US', 'Birmingham, AL'],
    ['Birmingham', 'GB', 'Birmingham, UK'],
    ['Cambridge', 'US', 'Cambridge, MA'],
    ['Cambridge', 'GB', 'Cambridge, UK'],
    ['Cambridge', 'CA', 'Cambridge, ON'],
    ['Halifax', 'GB', 'Halifax, UK'],
    ['Halifax', 'CA', 'Halifax, NS'],
    ['Perth', 'AU', 'Perth, Australia'],
    ['Perth', 'GB', 'Perth, UK'],
    ['Portland', 'CA', 'Portland, OR'],
  ])('%s for a visitor in %s is %s', async (text, country, label) =>
    expect((await labelsOf(text, country))[0]).toBe(label),
  );
});

describe('suggestions for a place that is not known', () => {
  it.each([
    ['Vancouver Texas', 'Vancouver, BC'],
    ['Vankuver', 'Vancouver, BC'],
    ['Filadelphia PA', 'Philadelphia, PA'],
    ['Minnepolas', 'Minneapolis, MN'],
    ['Seattleville', 'Seattle, WA'],
    ['Torronnto', 'Toronto, ON'],
  ])('of %s include %s', async (text, label) => {
    expect(await labelsOf(text)).toEqual([]);
    expect(await suggestionsFor(text)).toContain(label);
  });

  it.each(['Zzyzxville', 'Qwertyuiop', '00000', '???', 'x'])('of %s are none', async (text) =>
    expect(await suggestionsFor(text)).toEqual([]),
  );
});
