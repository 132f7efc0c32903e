import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Journal } from './journal.js';

let folder: string;
const path = () => join(folder, 'deep', 'journal.jsonl');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-spec-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('Journal', () => {
  it('returns the last value of each key in the order of the first', () => {
    const rows = new Journal(path()).collection<number>('rows');
    rows.put('a', 1);
    rows.put('b', 2);
    rows.put('c', 3);
    rows.put('a', 4);
    rows.delete('b');
    const again = new Journal(path()).collection<number>('rows');
    expect(again.keys()).toEqual(['a', 'c']);
    expect(again.values()).toEqual([4, 3]);
  });

  it('drops on opening what later lines have replaced', () => {
    const rows = new Journal(path()).collection<number>('rows');
    for (let value = 0; value < 50; value += 1) rows.put('a', value);
    new Journal(path());
    expect(readFileSync(path(), 'utf8').trim().split('\n')).toHaveLength(1);
  });

  it('clears collections that have not been accessed yet, too', () => {
    new Journal(path()).collection<number>('rows').put('a', 1);
    const journal = new Journal(path());
    journal.clear();
    expect(journal.collection('rows').size).toBe(0);
    expect(new Journal(path()).collection('rows').size).toBe(0);
  });
});
