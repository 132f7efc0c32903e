import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { haveSameAnswer } from './same-answer.js';

const schema = buildSchema(`
  type Query { cat(name: String, age: Int): Cat  animals: [Animal!]! }
  type Mutation { cat: Cat }
  interface Animal { id: ID! name: String }
  type Cat implements Animal { id: ID! name: String friend: Animal }
  type Dog implements Animal { id: ID! name: String }
`);

const same = (left: string, right: string) => haveSameAnswer(schema, parse(left), parse(right));

describe('documents with the same answer', () => {
  it.each([
    ['{ cat { id name } }', '{cat{id name}}'],
    ['query A { cat { id } }', 'query B__catalog__0 { cat { id } }'],
    ['{ cat { ...F } } fragment F on Cat { id }', '{ cat { id } }'],
    ['{ cat { ... on Animal { id } } }', '{ cat { id } }'],
    ['{ cat { ... { id } } }', '{ cat { id } }'],
    ['{ cat { id } cat { name } }', '{ cat { id name } }'],
    ['{ cat(name: "a", age: 1) { id } }', '{ cat(age: 1, name: "a") { id } }'],
    ['{ animals { ... on Cat { id } } }', '{ animals { ...C } } fragment C on Cat { id }'],
  ])('%s is %s', (left, right) => expect(same(left, right)).toBe(true));

  it.each([
    ['{ cat { id name } }', '{ cat { name id } }'],
    ['{ cat { id } }', '{ cat { id __typename } }'],
    ['{ a: cat { id } }', '{ cat { id } }'],
    ['{ cat(name: "a") { id } }', '{ cat(name: "b") { id } }'],
    ['{ cat { id @skip(if: true) } }', '{ cat { id } }'],
    ['{ cat { ... @skip(if: true) { id } } }', '{ cat { id } }'],
    ['{ cat { ...F @skip(if: true) } } fragment F on Cat { id }', '{ cat { id } }'],
    ['{ animals { ... on Cat { id } } }', '{ animals { id } }'],
    ['{ animals { ... on Cat { id } } }', '{ animals { ... on Dog { id } } }'],
    ['mutation { cat { id } }', '{ cat { id } }'],
    ['query @x { cat { id } }', 'query @x { cat { id } }'],
  ])('%s is not %s', (left, right) => expect(same(left, right)).toBe(false));
});
