import { describe, expect, it } from '@jest/globals';
import { findSpecialty, SPECIALTIES, specialtyId, THERAPY_CATEGORIES } from './specialties.js';

describe('the reference lists', () => {
  it('give every specialty an id of its own', () => {
    expect(new Set(SPECIALTIES.map(({ id }) => id)).size).toBe(SPECIALTIES.length);
  });

  it('have a therapy in every category and none outside', () => {
    const counts = new Map(THERAPY_CATEGORIES.map(({ key }) => [key, 0]));
    for (const { category } of SPECIALTIES.filter(({ kind }) => kind === 'therapy')) {
      expect(counts.has(category!)).toBe(true);
      counts.set(category!, counts.get(category!)! + 1);
    }
    expect([...counts.values()].every((count) => count >= 1)).toBe(true);
  });

  it('find by id', () => {
    expect(findSpecialty(specialtyId('Deep Tissue Massage'))).toMatchObject({
      name: 'Deep Tissue Massage',
      category: 'massage',
    });
    expect(findSpecialty('alchemy')).toBeUndefined();
  });
});
