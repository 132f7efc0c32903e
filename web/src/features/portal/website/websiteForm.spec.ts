import { describe, expect, it } from '@jest/globals';
import { changesOf, formOf, websiteSchema, type WebsitePractice } from './websiteForm.js';

const STORED = {
  ...{ title: 'Still Water', description: 'Massage in Vancouver', ogSiteName: '', primaryModality: 'Massage' },
  ...{ headScripts: '', bodyScripts: '<noscript>Hello</noscript>' },
};

describe('the settings of a website', () => {
  it('are empty where nothing is stored', () => {
    const practice = { websiteMetadata: null, headScripts: null, bodyScripts: null } as unknown as WebsitePractice;
    expect(formOf(practice)).toEqual({
      ...{ title: '', description: '', ogSiteName: '', primaryModality: '', headScripts: '', bodyScripts: '' },
    });
  });

  it('are stored by the mutations of what changed', () => {
    expect(changesOf(STORED, STORED)).toEqual({ metadata: undefined, scripts: undefined });
    const { headScripts, bodyScripts, ...metadata } = STORED;
    expect(changesOf({ ...STORED, title: 'Calm' }, STORED)).toEqual({
      ...{ metadata: { ...metadata, title: 'Calm' }, scripts: undefined },
    });
    expect(changesOf({ ...STORED, headScripts: '<script></script>' }, STORED)).toEqual({
      ...{ metadata: undefined, scripts: { headScripts: '<script></script>', bodyScripts } },
    });
    expect(headScripts).toBe('');
  });

  it.each([
    ['title', 70],
    ['description', 160],
    ['ogSiteName', 60],
    ['primaryModality', 80],
    ['headScripts', 20_000],
    ['bodyScripts', 20_000],
  ])('have at most so many characters: %s %i', (field, max) => {
    const isValid = (length: number) => websiteSchema.safeParse({ ...STORED, [field]: 'x'.repeat(length) }).success;
    expect([isValid(max), isValid(max + 1)]).toEqual([true, false]);
  });
});
