import { describe, expect, it } from '@jest/globals';
import { GazetteerService } from './gazetteer.service.js';
import { placeKey } from './place-text.js';
import { readPostalCodes } from './postal-code.js';
import { PostalCodesService } from './postal-codes.service.js';

const codes = new PostalCodesService(new GazetteerService());
const labelsOf = (text: string) => readPostalCodes(placeKey(text)).flatMap((code) => codes.find(code)?.label ?? []);

describe('a postal code', () => {
  it.each([
    // ZIP, ZIP+4 with hyphen, blank and neither; behind a city, before a country.
    ['97201', 'Portland, OR 97201'],
    ['97201-1234', 'Portland, OR 97201'],
    ['97201 1234', 'Portland, OR 97201'],
    ['972011234', 'Portland, OR 97201'],
    [' 97201 ', 'Portland, OR 97201'],
    ['Portland, OR 97201', 'Portland, OR 97201'],
    ['OR 97201', 'Portland, OR 97201'],
    ['97201 USA', 'Portland, OR 97201'],
    ['Portland OR 97201, United States', 'Portland, OR 97201'],
    ['10001', 'New York, NY 10001'],
    ['90210', 'Beverly Hills, CA 90210'],
    ['20001', 'Washington, DC 20001'],
    ['94103', 'San Francisco, CA 94103'],
    ['99501', 'Anchorage, AK 99501'],
    ['00601', 'Adjuntas, PR 00601'],
    ['02108', 'Boston, MA 02108'],
    ['60601', 'Chicago, IL 60601'],
    ['98101', 'Seattle, WA 98101'],
    ['70112', 'New Orleans, LA 70112'],
    ['89101', 'Las Vegas, NV 89101'],
    ['19103', 'Philadelphia, PA 19103'],
    ['30303', 'Atlanta, GA 30303'],
    ['96813', 'Honolulu, HI 96813'],
    // Canadian codes, full and first half.
    ['V5T 3C5', 'Vancouver, BC V5T'],
    ['V5T3C5', 'Vancouver, BC V5T'],
    ['v5t3c5', 'Vancouver, BC V5T'],
    ['V5T-3C5', 'Vancouver, BC V5T'],
    ['V5T', 'Vancouver, BC V5T'],
    ['Vancouver, BC V5T 3C5', 'Vancouver, BC V5T'],
    ['Vancouver BC V5T 3C5 Canada', 'Vancouver, BC V5T'],
    ['V5T Canada', 'Vancouver, BC V5T'],
    ['V8W', 'Victoria, BC V8W'],
    ['M5V 3L9', 'Toronto, ON M5V'],
    ['H2X 1Y4', 'Montréal, QC H2X'],
    ['T2P', 'Calgary, AB T2P'],
    ['K1P 1A4', 'Ottawa, ON K1P'],
    ['B3H', 'Halifax, NS B3H'],
    ['A1A', "St. John's, NL A1A"],
    ['R3C', 'Winnipeg, MB R3C'],
    ['S7K', 'Saskatoon, SK S7K'],
    ['E2L', 'Saint John, NB E2L'],
    ['C1A', 'Charlottetown, PE C1A'],
    ['Y1A', 'Whitehorse, YT Y1A'],
    ['X1A', 'Yellowknife, NT X1A'],
    ['X0A', 'Clyde River, NU X0A'],
    ['G1R', 'Québec, QC G1R'],
    ['L5B', 'Mississauga, ON L5B'],
    ['V5H', 'Burnaby, BC V5H'],
    // British codes, reduced to their outward part.
    ['SW1A 1AA', 'London, UK SW1A'],
    ['sw1a1aa', 'London, UK SW1A'],
    ['London SW1A 1AA', 'London, UK SW1A'],
    ['SW1A 1AA, United Kingdom', 'London, UK SW1A'],
    ['SW1A', 'London, UK SW1A'],
    ['EC1A', 'London, UK EC1A'],
    ['M1', 'Manchester, UK M1'],
    ['M1 1AE', 'Manchester, UK M1'],
    ['M11', 'Manchester, UK M11'],
    ['B33 8TH', 'Birmingham, UK B33'],
    ['EH1 1YZ Scotland', 'Edinburgh, UK EH1'],
    ['CF10', 'Cardiff, UK CF10'],
    ['BA1', 'Bath, UK BA1'],
    ['DN1 1PF', 'Doncaster, UK DN1'],
    ['E1W 2AB', 'London, UK E1W'],
  ])('%s is %s', (text, label) => expect(labelsOf(text)).toEqual([label]));

  it.each([
    ['00000', 'a ZIP code that is not assigned'],
    ['09001', 'a code of the armed forces'],
    ['9720', 'four digits'],
    ['972011', 'six digits'],
    ['97201-12', 'half of a ZIP+4'],
    ['H0H 0H0', 'the code of Santa Claus'],
    ['D5T 3C5', 'a first letter that Canada does not use'],
    ['V5O 3C5', 'a letter that Canada does not use'],
    ['V5T 3C', 'an incomplete Canadian code'],
    ['V5TT 3C5', 'a letter too many'],
    ['BT1 5GS', 'Northern Ireland, which the source does not have'],
    ['ZZ9 9ZZ', 'a British code that is not assigned'],
    ['Portland', 'a name'],
    ['', 'nothing'],
  ])('%s has no place: %s', (text) => expect(labelsOf(text)).toEqual([]));

  it('has the coordinates of its area', () => {
    const [zip, sortationArea] = ['97201', 'V5T'].map((text) => codes.find(readPostalCodes(placeKey(text))[0]!));
    expect(zip).toMatchObject({
      name: 'Portland',
      country: 'US',
      state: 'OR',
      latitude: 45.5078,
      longitude: -122.6897,
    });
    expect(sortationArea).toMatchObject({ country: 'CA', state: 'BC', latitude: 49.2701, longitude: -123.1038 });
  });

  it('may belong to Canada and the United Kingdom', () =>
    expect(readPostalCodes('e1w').map(({ country }) => country)).toEqual(['CA', 'GB']));

  it.each([
    ['e1w 2ab', 'GB'],
    ['e1w 1a1', 'CA'],
    ['sw1a1aa', 'GB'],
    ['m1 1aa', 'GB'],
  ])('%s is one of %s', (text, country) =>
    expect(readPostalCodes(text).map((code) => code.country)).toEqual([country]),
  );
});
