import { describe, expect, it } from '@jest/globals';
import { matching, type Command } from './commands.js';

const command = (label: string, own: Partial<Command> = {}): Command => ({
  ...{ id: label, group: 'Actions', icon: 'plus', label },
  ...own,
});
const all = [
  command('Import clients', { group: 'Pages', detail: 'Clients' }),
  command('Create client', { words: 'new add person' }),
  command('Clients', { group: 'Pages' }),
  command('José Ñúñez', { group: 'Appointments', detail: 'Nov 20, 2026 · Deep-tissue massage' }),
];
const found = (typed: string) => matching(all, typed).map(({ label }) => label);

describe('what the palette finds', () => {
  it.each([
    ['', ['Import clients', 'Create client', 'Clients', 'José Ñúñez'], 'everything before anything is typed'],
    ['  cli ', ['Clients', 'Import clients', 'Create client'], 'the start of a word; labels that begin with it first'],
    ['client new', ['Create client'], 'all words, in any order, also those that are not shown'],
    ['lient', [], 'nothing by the middle of a word'],
    ['jose nunez', ['José Ñúñez'], 'names without their accents'],
    ['TISSUE', ['José Ñúñez'], 'parts of words with a hyphen, in any case'],
    ['nov 20', ['José Ñúñez'], 'appointments by their day'],
    ['create (', ['Create client'], 'regardless of other typed signs'],
  ])('for “%s” is %j: %s', (typed, labels) => expect(found(typed)).toEqual(labels));
});
