import { describe, expect, it } from '@jest/globals';
import { placeQueries } from './place-queries.js';
import { placeKey, spellings } from './place-text.js';

const readingsOf = (text: string) =>
  placeQueries(placeKey(text)).map(({ name, area }) => [
    name,
    area && [area.country, area.state].filter(Boolean).join(' '),
  ]);

describe('the readings of a text', () => {
  it('are only the text if its last words name no area', () =>
    expect(readingsOf('Salt Lake City')).toEqual([['salt lake city', null]]));

  it('have the country and then the state or province split off', () =>
    expect(readingsOf('Vancouver, B.C., Canada')).toEqual([
      ['vancouver bc canada', null],
      ['vancouver bc', 'CA'],
      ['vancouver', 'CA BC'],
    ]));

  it('have a state and a country for letters that mean both', () =>
    expect(readingsOf('London CA')).toEqual([
      ['london ca', null],
      ['london', 'US CA'],
      ['london', 'CA'],
    ]));

  it('combine no state with another country', () =>
    expect(readingsOf('Paris Texas France')).toEqual([
      ['paris texas france', null],
      ['paris texas', 'FR'],
    ]));

  it('keep a name of one word that is an area too', () => expect(readingsOf('Georgia')).toEqual([['georgia', null]]));
});

describe('the key of a name', () => {
  it.each([
    ['D.C.', 'dc'],
    ['Washington, D. C.', 'washington dc'],
    ['N.Y.C', 'nyc'],
    ["St. John's", 'st johns'],
    ['Coeur d’Alene', 'coeur dalene'],
    ['Montréal', 'montreal'],
    ['Stratford-upon-Avon', 'stratford upon avon'],
    ['J. Smith', 'j smith'],
  ])('of %s is %s', (text, key) => expect(placeKey(text)).toBe(key));

  it.each([
    ['saint paul', ['saint paul', 'st paul']],
    ['east st louis', ['east st louis', 'east saint louis']],
    ['ft worth', ['ft worth', 'fort worth']],
    ['mount vernon', ['mount vernon', 'mt vernon']],
    ['stockton', ['stockton']],
  ])('%s is spelled %j', (key, expected) => expect(spellings(key)).toEqual(expected));
});
