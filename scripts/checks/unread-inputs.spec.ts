import { describe, expect, it } from '@jest/globals';
import { unreadInputs } from './unread-inputs.mjs';

const CONTRACT = `
  type Query { visits(from: Date, sorted: Boolean): [Visit!]! }
  extend type Practice @key(fields: "id") { id: ID! visits(kind: String): [Visit!]! }
  type Visit { id: ID! }
  input VisitInput { note: String, place: PlaceInput, colour: String }
  extend input PlaceInput { zip: String }`;

describe('an argument or a field of an input', () => {
  it('is reported if no code reads it, wherever it is declared', () => {
    expect(unreadInputs([CONTRACT], ['export const id = (visit) => visit.id;'])).toEqual([
      'Query.visits(from)',
      'Query.visits(sorted)',
      'Practice.visits(kind)',
      ...['VisitInput.note', 'VisitInput.place', 'VisitInput.colour'],
      'PlaceInput.zip',
    ]);
  });

  it('is read as a property, by taking an object apart or by its name as a text', () => {
    const code = `
      class Visits {
        visits(@Args('from') from: string, @Args() { sorted, kind: only }: VisitArgs) {}
        save(input: VisitInput) { const { place } = input; return [input.note, place?.zip]; }
      }`;
    expect(unreadInputs([CONTRACT], [code])).toEqual(['VisitInput.colour']);
  });

  it('need not be read if it is deprecated', () => {
    const contract = `
      type Query { visits(from: Date @deprecated(reason: "Without effect.")): Int }
      input VisitInput { note: String @deprecated(reason: "Without effect.") }`;
    expect(unreadInputs([contract], [])).toEqual([]);
  });

  it('is not read by being written, or by a type that names it', () => {
    const code = `interface VisitInput { note: string; colour: string }\nconst input = { colour: 'red', zip: '1' };`;
    expect(unreadInputs([CONTRACT], [code])).toContain('VisitInput.colour');
    expect(unreadInputs([CONTRACT], [code])).toContain('PlaceInput.zip');
  });
});
