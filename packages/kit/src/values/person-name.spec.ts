import { describe, expect, it } from '@jest/globals';
import { findPerson, personKey, samePerson } from './person-name.js';

/** `Last, First`; without a comma only a first name. */
function nameOf(text: string) {
  const [lastName, firstName] = text.includes(',') ? text.split(',') : ['', text];
  return { firstName: (firstName ?? '').trim(), lastName: (lastName ?? '').trim() };
}

describe('samePerson', () => {
  it.each([
    ['Byrne, Noor', 'Byrne, Noor'],
    ['Byrne, Noor', 'BYRNE, noor'],
    ['Byrne, Noor', 'Noor, Byrne'],
    ['Byrne, Zoë', 'Byrne, Zoe'],
    ['Byrne, Zoe\u0308', 'Byrne, Zoë'],
    ['O’Brien, Ann', "O'Brien, Ann"],
    ['O’Brien, Ann', 'OBrien, Ann'],
    ['O’Brien, Ann', 'O Brien, Ann'],
    ['McDonald, Ann', 'Mc Donald, Ann'],
    ['Strauß, Jörg', 'Strauss, Jorg'],
    ['Strauß, Jörg', 'STRAUSS, JOERG'],
    ['Müller, Eva', 'Mueller, Eva'],
    ['Müller, Eva', 'Muller, Eva'],
    ['Sørensen, Bo', 'Soerensen, Bo'],
    ['Sørensen, Bo', 'Sorensen, Bo'],
    ['Ångström, Åsa', 'Aangstroem, Aasa'],
    ['Łukasz, Ewa', 'Lukasz, Ewa'],
    ['Schmidt, Anne-Marie', 'Schmidt, Anne Marie'],
    ['Schmidt, Anne-Marie', 'Schmidt, Annemarie'],
    ['Maria Schmidt, Anna', 'Schmidt, Anna Maria'],
    ['Lee-Park, Jin', 'Lee Park, Jin'],
    ['Smith, J', 'Smith, John'],
    ['Smith, J.', 'Smith, John'],
    ['Smith, John', 'Smith, j'],
    ['Smith, J. R.', 'Smith, John Ronald'],
    ['Smith, John R', 'Smith, John Ronald'],
    ['John, Smith', 'Smith, J.'],
    ['Noor', 'Byrne, Noor'],
    ['Byrne, Noor', 'Noor'],
    ['Noor', 'Noor'],
    ['Noor Byrne', 'Byrne, Noor'],
    ['Şahin, Çağla', 'Sahin, Cagla'],
    ['Nguyễn, Ánh', 'Nguyen, Anh'],
    ['Νίκος, Α', 'ΝΙΚΟΣ, Α'],
    ['王, 小明', '王, 小明'],
    ['王小明', '小明, 王'],
    [' Byrne , Noor  Ann ', 'Byrne, Noor Ann'],
  ])('is true for %j and %j', (one, other) => {
    expect(samePerson(nameOf(one), nameOf(other))).toBe(true);
    expect(samePerson(nameOf(other), nameOf(one))).toBe(true);
  });

  it.each([
    ['Byrne, Noor', 'Byrne, Ada'],
    ['Byrne, Noor', 'Okafor, Noor'],
    ['Byrne, Noor', 'Ada'],
    ['Byrne, Noor', 'Byrne'],
    ['Taylor, Liz', 'Taylor, Elizabeth'],
    ['Taylor, Bill', 'Taylor, William'],
    ['Schmidt, Anna', 'Schmidt, Anna Maria'],
    ['Smith, J.', 'Smith, Mary'],
    ['Smith, Jo', 'Smith, John'],
    ['Smith, J. R.', 'Smith, John'],
    ['S., John', 'Smith, John'],
    ['Smith, J', 'John'],
    ['Smith Jr, John', 'Smith, John'],
    ['Müller, Eva', 'Miller, Eva'],
    ['Smith, John', 'Smyth, John'],
    ['', 'Byrne, Noor'],
  ])('is false for %j and %j', (one, other) => {
    expect(samePerson(nameOf(one), nameOf(other))).toBe(false);
    expect(samePerson(nameOf(other), nameOf(one))).toBe(false);
  });
});

describe('findPerson', () => {
  const [noor, ada, nameless] = [nameOf('Byrne, Noor'), nameOf('Byrne, Ada'), nameOf('')];

  it('finds the record with the name', () => expect(findPerson([nameless, ada, noor], nameOf('Byrne, N.'))).toBe(noor));
  it('finds a record without a name for any other name', () => {
    expect(findPerson([ada, nameless], noor)).toBe(nameless);
  });
  it('finds the first record for a person without a name', () => expect(findPerson([ada, noor], nameless)).toBe(ada));
  it('finds nothing where all names differ', () => expect(findPerson([ada], noor)).toBeUndefined());
});

describe('personKey', () => {
  it.each(['Noor, Byrne', 'BYRNE, noor', 'Noor Byrne'])('of %j is that of Byrne, Noor', (name) => {
    expect(personKey(nameOf(name))).toBe(personKey(nameOf('Byrne, Noor')));
  });
});
