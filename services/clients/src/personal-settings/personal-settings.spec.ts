import { describe, expect, it } from '@jest/globals';
import { parseNewEmail, parsePersonalChanges, parseTitle } from './personal-settings.js';

const TODAY = '2027-01-04';

describe('parsePersonalChanges', () => {
  it.each([
    ['Ines Duarte', 'Ines', 'Duarte'],
    ['  Ana  Maria  Duarte ', 'Ana Maria', 'Duarte'],
    ['Ines', 'Ines', ''],
  ])('reads %j as first and last name', (name, firstName, lastName) => {
    expect(parsePersonalChanges({ name }, TODAY)).toEqual({ firstName, lastName });
  });

  it('leaves out what is absent or empty', () => {
    expect(parsePersonalChanges({ name: '', phone: ' ', dob: null }, TODAY)).toEqual({});
    expect([parseTitle({ title: '' }), parseNewEmail({ email: ' ' })]).toEqual([undefined, undefined]);
  });

  it('keeps words of their own with the gender Custom only', () => {
    expect(parsePersonalChanges({ gender: 'Custom', customGender: ' Genderfluid ' }, TODAY)).toEqual({
      gender: 'Custom',
      customGender: 'Genderfluid',
    });
    expect(parsePersonalChanges({ gender: 'Female', customGender: 'x' }, TODAY)).toEqual({
      gender: 'Female',
      customGender: null,
    });
    expect(parsePersonalChanges({ customGender: 'x' }, TODAY)).toEqual({});
  });

  it.each([
    [{ name: 'I' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ phone: '12' }, 'phone'],
    [{ gender: 'Custom', customGender: '' } as const, 'customGender'],
    [{ dob: '2027-01-04' }, 'dob'],
    [{ dob: '1899-12-31' }, 'dob'],
    [{ dob: '1990-02-30' }, 'dob'],
  ])('refuses %j', (form, field) => {
    expect(() => parsePersonalChanges(form, TODAY)).toThrow(expect.objectContaining({ field }));
  });
});
