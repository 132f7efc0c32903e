import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { absentCalls, absentFields, absentFromContract } from './contract-document.mjs';
import { parseTable } from './coverage-table.mjs';

const schema = buildSchema(`
  type Query { bookableEvent(id: ID!): BookableEvent practice(id: ID!): Practice }
  type Mutation { clientCancel(appointmentId: ID!, why: String): Payload chargeCard(appointmentId: ID!, key: ID!): Payload }
  type Payload { result: String errors: [String!]! }
  enum State { open closed }
  type Service { id: ID! name: String! package: Boolean! addOn: Boolean! state: State! }
  type Practice { id: ID! services: [Service!]! headline: String title: String }
  type BookableEvent { id: ID! }
  type BookableEventRegistration { id: ID! }
`);

describe('the fields that the specification names', () => {
  it('are all in the contract, and its calls with their arguments', () => expect(absentFromContract()).toEqual([]));

  it('belong to the entity that was named last, also in lists and by another name', () =>
    expect(
      absentFields(
        [
          ...['**Service** (as shown to clients): id,', 'package flag,', 'addOn flag.'],
          ...['**Practice**: services (id, name),', 'headline texts.'],
          ...['**Bookable (group) event**: id.', 'Registrations: id.', 'Defaults: duration 30 minutes,', 'amount 0.'],
        ],
        schema,
      ),
    ).toEqual([]));

  it.each([
    [['**Service**: price,'], 'Service, "price": Service has no field price'],
    [['**Practice**: services (id, price),'], 'Practice, "services (id, price)": Service has no field price'],
    [['**Service**: state (open, lost),'], 'Service, "state (open, lost)": State has no value lost'],
    [['**Personal event**: id,'], 'Personal event: there is no type PersonalEvent'],
    [
      ['Registrations: id,', 'and discount.'],
      'Registrations, "discount": BookableEventRegistration has no field discount',
    ],
    [['id,'], '"id," belongs to no known entity'],
    [['**Room**: id,'], '"**Room**: id," belongs to no known entity'],
  ])('are missed: %j', (words, absence) => expect(absentFields(words, schema)).toContain(absence));
});

describe('the calls that the specification names', () => {
  it('may take more than it names', () =>
    expect(
      absentCalls(
        ['clientCancel(appointmentId): returns result and errors.', 'BookableEvent(id) for clients;'],
        schema,
      ),
    ).toEqual([]));

  it.each([
    ['ToggleReviewAnon(reviewId).', '"ToggleReviewAnon(reviewId)": there is no toggleReviewAnon'],
    ['clientCancel(id);', '"clientCancel(id)": clientCancel takes no id'],
    [
      'clientCancel(appointmentId): returns fee.',
      '"clientCancel(appointmentId): returns fee": Payload has no field fee',
    ],
    ['chargeCard(appointmentId);', '"chargeCard(appointmentId)": chargeCard insists on key'],
    ['Something else.', '"Something else": is not read: say in contract-document.mjs what it asks'],
  ])('are missed: %s', (words, absence) => expect(absentCalls([words], schema)).toContain(absence));
});

describe('the table of the specification', () => {
  it('is rows of words and proofs, whatever bars the words have', () =>
    expect(
      parseTable(
        '# §1\n\n| words of the specification | proven by |\n| --- | --- |\n| a \\| b | `x.spec.ts` › c |\n| d | |\n',
      ),
    ).toEqual([
      { words: 'a | b', proofs: '`x.spec.ts` › c' },
      { words: 'd', proofs: '' },
    ]));
});
