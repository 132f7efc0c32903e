import { describe, expect, it } from '@jest/globals';
import { buildSchema, Kind, parse, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import { costOf } from './operation-cost.js';

const schema = buildSchema(`
  type Query { one: Item  unsized: [Item!]!  sized(first: Int = 50): Connection!  limited(limit: Int!): [Item] }
  type Connection { edges: [Edge!]! total: Int! }
  type Edge { node: Item! }
  interface Named { parent: Item }
  type Item implements Named { id: ID! parent: Item children: [Item!]! }
`);

function cost(text: string, variables?: Record<string, unknown>): number {
  const { definitions } = parse(text);
  const operation = definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  const fragments = definitions.filter(
    (node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION,
  );
  return costOf(schema, operation, new Map(fragments.map((node) => [node.name.value, node])))(variables);
}

describe('cost of an operation', () => {
  it('counts objects and no scalars', () => {
    expect(cost('{ one { id } }')).toBe(1);
    expect(cost('{ one { id parent { id } } }')).toBe(2);
  });

  it('takes a list without a size for ten', () => {
    expect(cost('{ unsized { id } }')).toBe(10);
    expect(cost('{ unsized { children { id } } }')).toBe(110);
  });

  it('takes the size of a list or of the connection around it', () => {
    expect(cost('{ limited(limit: 3) { id } }')).toBe(3);
    expect(cost('{ sized(first: 3) { total edges { node { id } } } }')).toBe(9);
  });

  it('takes the declared size where none is given', () => {
    expect(cost('{ sized { edges { node { id } } } }')).toBe(150);
  });

  it('reads sizes from variables, their defaults, and the argument behind both', () => {
    const query = (declaration: string) => `query ($n: ${declaration}) { sized(first: $n) { edges { node { id } } } }`;
    expect(cost(query('Int'), { n: 7 })).toBe(21);
    expect(cost(query('Int = 4'))).toBe(12);
    expect(cost(query('Int'))).toBe(150);
    expect(cost(query('Int'), { n: -7 })).toBe(0);
  });

  it('looks into fragments and interfaces', () => {
    expect(cost('{ unsized { ...F ... on Named { parent { id } } } } fragment F on Item { children { id } }')).toBe(
      120,
    );
  });
});
