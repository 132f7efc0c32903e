import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { absentCalls, absentFields, absentFromContract } from './contract-document.mjs';
import { CLIENT_NAMES } from './contract-names-client.mjs';
import { PORTAL_CONFIGURATION_NAMES } from './contract-names-portal-configuration.mjs';
import { PORTAL_OPERATIONS_NAMES } from './contract-names-portal-operations.mjs';
import { parseTable } from './coverage-table.mjs';

const schema = buildSchema(`
  type Query { bookableEvent(id: ID!): BookableEvent practice(id: ID!): Practice }
  type Mutation { clientCancel(appointmentId: ID!, why: String): Payload chargeCard(appointmentId: ID!, key: ID!): Payload
    upsertRoom(input: RoomInput!, times: [RoomInput!]): Payload }
  input RoomInput { id: ID name: String }
  type Payload { result: String errors: [String!]! }
  enum State { open closed }
  type Service { id: ID! name: String! package: Boolean! addOn: Boolean! state: State! }
  type Practice { id: ID! services: [Service!]! headline: String title: String }
  type BookableEvent { id: ID! }
  type BookableEventRegistration { id: ID! }
`);

describe('the fields that the specification names', () => {
  it('are all in the contract, and its calls with their arguments', () =>
    expect(absentFromContract().filter(({ open }) => !open)).toEqual([]));

  it('belong to the entity that was named last, also in lists and by another name', () =>
    expect(
      absentFields(
        [
          ...['**Service** (as shown to clients): id,', 'package flag,', 'name;', 'addOn flag.'],
          ...['**Practice**: services (id, name),', 'headline texts.'],
          ...['**Bookable (group) event**: id.', 'Registrations: id.', 'Defaults: duration 30 minutes,', 'amount 0.'],
        ],
        schema,
        CLIENT_NAMES,
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
  ])('are missed: %j', (words, absence) => expect(absentFields(words, schema, CLIENT_NAMES)).toContain(absence));
});

describe('the calls that the specification names', () => {
  it('may take more than it names', () =>
    expect(
      absentCalls(
        ['clientCancel(appointmentId): returns result and errors.', 'BookableEvent(id) for clients;'],
        schema,
        CLIENT_NAMES,
      ),
    ).toEqual([]));

  it('return what stands behind “also returns” or “returns”', () =>
    expect(
      absentCalls(
        ['acceptAppointment(appointmentId) returns appointment;', 'chargeCard(key) also returns fee.'],
        schema,
        PORTAL_OPERATIONS_NAMES,
      ),
    ).toEqual([
      '"acceptAppointment(appointmentId) returns appointment": there is no acceptAppointment',
      '"chargeCard(key) also returns fee": chargeCard insists on appointmentId',
      '"chargeCard(key) also returns fee": Payload has no field fee',
    ]));

  it('may stand in the cells of a table, with the fields of their inputs', () => {
    const ask = (asks: object, ...words: string[]) =>
      absentCalls(words, schema, { ...PORTAL_CONFIGURATION_NAMES, asks });
    expect(
      ask(
        {},
        'clientCancel | appointmentId (of a client), why | result, errors',
        'practice (query) | id | headline (a text), title',
        'upsertRoom | input: id, name (any text) | result',
      ),
    ).toEqual([]);
    expect(ask({}, 'upsertRoom | input: id, floor | result, room')).toEqual([
      '"upsertRoom | input: id, floor | result, room": RoomInput takes no floor',
      '"upsertRoom | input: id, floor | result, room": Payload has no field room',
    ]);
    expect(ask({ upsertRoom: ['upsertRoom(input, times.floor) result'] }, 'upsertRoom | a room | result')).toEqual([
      '"upsertRoom | a room | result": RoomInput takes no floor',
    ]);
    expect(ask({}, 'chargeCard | none | result')).toEqual([]);
    expect(ask({}, 'removeRoom | none | result')).toEqual(['"removeRoom | none | result": there is no removeRoom']);
  });

  it.each([
    ['ToggleReviewAnon(reviewId).', '"ToggleReviewAnon(reviewId)": there is no toggleReviewAnon'],
    ['clientCancel(id);', '"clientCancel(id)": clientCancel takes no id'],
    [
      'clientCancel(appointmentId): returns fee.',
      '"clientCancel(appointmentId): returns fee": Payload has no field fee',
    ],
    ['chargeCard(appointmentId);', '"chargeCard(appointmentId)": chargeCard insists on key'],
    ['Something else.', '"Something else": is not read: say in contract-document.mjs what it asks'],
  ])('are missed: %s', (words, absence) => expect(absentCalls([words], schema, CLIENT_NAMES)).toContain(absence));
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
