import { describe, expect, it } from '@jest/globals';
import { markedParts } from './markedParts.js';

const shown = (text: string, search: string) =>
  markedParts(text, search)
    .map(({ part, marked }) => (marked ? `[${part}]` : part))
    .join('');

describe('what a search marks', () => {
  it.each([
    ['Maya Rivers', 'RIV may', '[May]a [Riv]ers'],
    ['Maya Rivers', '', 'Maya Rivers'],
    ['Maya Rivers', 'zz', 'Maya Rivers'],
    ['anna@example.com', 'an na', '[anna]@example.com'],
    ['(604) 555-0134', '604555', '([604) 555]-0134'],
    ['(604) 555-0134', '55-01', '(604) 5[55-01]34'],
    ['(604) 555-0134', '+1 604', '([604]) 555-0134'],
    ['(604) 555-0134', '16045550134', '([604) 555-0134]'],
    ['+44 7911 123456', '07911 123', '+44 [7911 123]456'],
    ['+44 7911 123456', '000', '+44 7911 123456'],
    ['Room 4', 'a+(', 'Room 4'],
    ['Zoë O’Brien', "zoe o'brien", '[Zoë] [O’Brien]'],
    ['Zoe\u0308 OBrien', 'zoë', '[Zoe\u0308] OBrien'],
    ['Zoe\u0308', 'zo', '[Zo]e\u0308'],
    ["O'Brien", 'brien', "O'[Brien]"],
    ["O'Brien", 'obr', "[O'Br]ien"],
    ['Strauß', 'strauss', '[Strauß]'],
    ['Strauß', 'straus', '[Strauß]'],
    ['Strauss', 'strauß', '[Strauss]'],
    ['Łucja Ærø', 'aero LUCJA', '[Łucja] [Ærø]'],
    ['Anne – Marie', 'anne-marie', '[Anne – Marie]'],
    ['noor.b@example.com', 'b@example', 'noor.[b@example].com'],
    ['50% Off', '%', '50% Off'],
    ['王小明', '小', '王[小]明'],
    ['𝓜aya', 'ma', '[𝓜a]ya'],
    ['İpek', 'ipek', '[İpek]'],
  ])('in %j for %j is %j', (text, search, marked) => {
    expect(shown(text, search)).toBe(marked);
  });
});
