import { describe, expect, it, jest } from '@jest/globals';
import ts from 'typescript';
import { contractOf, unansweredFields, unansweredIn } from './contract-fields.mjs';

jest.setTimeout(300_000);

describe('the fields of the contracts', () => {
  it('are each answered by a resolver or by a property of what is returned', () =>
    expect(unansweredFields()).toEqual([]));
});

describe('a field that nothing answers', () => {
  const CONTRACT = `
    type Query { visit: Visit places: [Place!]! unknown: Int }
    type Visit { id: ID! note: String place: Place! fee: Int! }
    type Place @key(fields: "id") { id: ID! name: String! zip: String }
    type Person @key(fields: "id") { id: ID! name: String! }
    type Stub @key(fields: "id", resolvable: false) { id: ID! }
    type Payload { result: String! visit: Visit }`;

  it('is found in objects, lists, nested fields and unresolved references', () => {
    const { files, checker } = program(`
      interface PlaceRow { id: string; name: string; zip: string | null }
      @Resolver('Visit')
      class Visits {
        @Query('visit') async visit(): Promise<{ id: string; place: { id: string } } | null> { return null; }
        @Query() places(): PlaceRow[] { return []; }
        @ResolveField('fee') fee() { return 1; }
      }`);
    const referred = new Set(['Person']);
    expect(unansweredIn({ contract: contractOf([CONTRACT]), files, checker, referred })).toEqual([
      'Person.name',
      'Place.name',
      'Place.zip',
      'Query.unknown',
      'Visit.note',
    ]);
  });

  it('is none where one kind of answer leaves out what may be null, or a resolver makes it', () => {
    const { files, checker } = program(`
      @Resolver('Place')
      class Places {
        @Query('visit') visit(): { id: string; fee: number; place: { id: string }; note?: string } | undefined { return undefined; }
        @Query('places') places(): Promise<readonly { id: string }[]> { return Promise.resolve([]); }
        @Query('unknown') unknown() { return 1; }
        @ResolveField('name') name() { return 'Studio'; }
        @ResolveField('zip') zip() { return null; }
      }`);
    expect(unansweredIn({ contract: contractOf([CONTRACT]), files, checker })).toEqual([]);
  });

  it('is none of what an empty list would hold', () => {
    const { files, checker } = program(`
      @Resolver()
      class Nowhere {
        @Query('visit') visit() { return null; }
        @Query('places') places() { return []; }
        @Query('unknown') unknown() { return null; }
      }`);
    expect(unansweredIn({ contract: contractOf([CONTRACT]), files, checker })).toEqual([]);
  });

  it('is none of those that the kit adds to what a mutation returns, and another field of a payload is', () => {
    const contract = contractOf([
      `type Mutation { move: MovePayload! count: Count! }
       type MovePayload { result: String! errors: [String!]! visit: Int note: Int }
       type Count { errors: Int! }`,
    ]);
    const { files, checker } = program(`
      @Resolver()
      class Moves {
        @Mutation('move') move(): Promise<{ visit: number }> { return Promise.resolve({ visit: 1 }); }
        @Mutation('count') count() { return {}; }
      }`);
    expect(unansweredIn({ contract, files, checker })).toEqual(['Count.errors', 'MovePayload.note']);
  });
});

/** A program of one file that declares the decorators itself. */
function program(text: string) {
  const source = `
    declare function Resolver(of?: string): any;
    declare function Query(name?: string): any;
    declare function Mutation(name?: string): any;
    declare function ResolveField(name?: string): any;
    ${text}`;
  const options: ts.CompilerOptions = { strict: true, experimentalDecorators: true, target: ts.ScriptTarget.ES2023 };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === 'test.ts' ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2023, true) : getSourceFile(name, ...rest);
  const made = ts.createProgram(['test.ts'], options, host);
  return { files: [made.getSourceFile('test.ts')!], checker: made.getTypeChecker() };
}
