import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { INDEX_FORMAT, PRACTICES_INDEX, VOCABULARY_INDEX } from './index-mapping.js';

/** Of the mappings of each format. What changes them takes the next number, or nothing is rebuilt. */
const FORMATS: Readonly<Record<number, string>> = { 1: 'a80d8e4016ffde23' };

it('other mappings have another format, so that documents are written again into an index of it', () => {
  const mappings = JSON.stringify([PRACTICES_INDEX.mappings, VOCABULARY_INDEX.mappings]);
  expect(FORMATS[INDEX_FORMAT]).toBe(createHash('sha256').update(mappings).digest('hex').slice(0, 16));
});
