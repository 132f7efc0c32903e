import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, SERVICES, listFiles } from '../paths.mjs';
import { writeIfChanged } from './write-if-changed.mjs';

export const SUPERGRAPH_PATH = 'gateway/supergraph.graphql';
export const API_PATH = 'gateway/api.graphql';

/** The `.graphql` files of a service: the contract that people review. */
export const contractFiles = (service) => listFiles(`services/${service}/src`, (path) => path.endsWith('.graphql'));

/** Services that take part in the graph: those with a federation header. */
export const contractServices = () =>
  SERVICES.filter((service) => contractFiles(service).some((path) => path.endsWith('/federation.graphql')));

/**
 * Composes the supergraph from the files alone and prints the schema that the public sees.
 * @returns {Promise<{ supergraph: string, api: string }>}
 * @throws Error that lists every reason why the subgraphs do not compose
 */
export async function composeSupergraph() {
  const [{ composeServices }, { parse, printSchema, lexicographicSortSchema }] = await Promise.all([
    import('@apollo/composition'),
    import('graphql'),
  ]);
  const subgraphs = contractServices().map((name) => {
    const text = contractFiles(name).map((path) => readFileSync(join(ROOT, path), 'utf8'));
    // The address is a placeholder: the gateway knows by name where a subgraph answers.
    return { name, url: `http://${name}`, typeDefs: parse(text.join('\n')) };
  });
  const { errors, supergraphSdl, schema } = composeServices(subgraphs);
  if (errors?.length) throw new Error(`The supergraph does not compose:\n${errors.map((e) => e.message).join('\n')}`);
  const { Supergraph } = await import('@apollo/federation-internals');
  const api = new Supergraph(schema).apiSchema().toGraphQLJSSchema();
  return { supergraph: supergraphSdl, api: printSchema(lexicographicSortSchema(api)) };
}

/** Writes the supergraph and the public schema, both committed. */
export async function generateSupergraph() {
  const { supergraph, api } = await composeSupergraph();
  const changed = [writeIfChanged(SUPERGRAPH_PATH, supergraph), writeIfChanged(API_PATH, api)];
  return changed.some(Boolean);
}
