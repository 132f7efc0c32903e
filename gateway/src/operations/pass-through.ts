import type { FetchNode } from '@apollo/query-planner';
import { parse } from 'graphql';
import type { Supergraph } from '../subgraphs/supergraph.js';
import type { SubgraphClient, SubgraphResponse } from '../subgraphs/subgraph-client.js';
import type { PreparedOperation } from './prepared-operation.js';
import { haveSameAnswer } from './same-answer.js';

/** A whole operation that one subgraph can answer alone, in the very words of the client. See docs/adr/0003. */
export interface PassThrough {
  readonly client: SubgraphClient;
  /** JSON of the request to the subgraph. */
  bodyFor(variables: Readonly<Record<string, unknown>> | undefined): string;
}

const ERRORS_KEY = Buffer.from('"errors":');
const EXTENSIONS_KEY = Buffer.from('"extensions":');
const OPENING = Buffer.from('{"data":{');
const CLOSING_BRACE = 0x7d;

/** @returns undefined when the plan, if it is known yet, needs more than forwarding one answer */
export function passThroughOf(operation: PreparedOperation, supergraph: Supergraph): PassThrough | undefined {
  const fetch = supergraph.plans.peek(operation.hash)?.node;
  if (supergraph.hidesAnything || fetch?.kind !== 'Fetch' || changesAnything(fetch)) return undefined;
  const client = supergraph.clients.get(fetch.serviceName);
  if (!client || !haveSameAnswer(supergraph.schema, operation.document, parse(fetch.operation))) return undefined;

  const head = `{"query":${JSON.stringify(fetch.operation)}${
    fetch.operationName ? `,"operationName":${JSON.stringify(fetch.operationName)}` : ''
  }`;
  const used = fetch.variableUsages ?? [];
  const bodyWithoutVariables = `${head}}`;
  return {
    client,
    bodyFor(variables) {
      if (!variables || used.length === 0) return bodyWithoutVariables;
      return `${head},"variables":${JSON.stringify(picked(variables, used))}}`;
    },
  };
}

function changesAnything(fetch: FetchNode): boolean {
  return Boolean(
    fetch.requires?.length ||
    fetch.inputRewrites?.length ||
    fetch.outputRewrites?.length ||
    fetch.contextRewrites?.length ||
    fetch.hasDefers,
  );
}

/**
 * Whether an answer can go to the client unread: complete JSON data without errors to mask or extensions to hide. The
 * two keys are searched as text, so an answer whose data has fields of those names takes the ordinary way.
 */
export function isForwardable({ status, contentType, body }: SubgraphResponse): boolean {
  return (
    status === 200 &&
    contentType.startsWith('application/json') &&
    body.subarray(0, OPENING.length).equals(OPENING) &&
    body[body.length - 1] === CLOSING_BRACE &&
    !body.includes(ERRORS_KEY) &&
    !body.includes(EXTENSIONS_KEY)
  );
}

function picked(variables: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const name of names) if (Object.hasOwn(variables, name)) result[name] = variables[name];
  return result;
}
