import { readFileSync } from 'node:fs';
import { ApolloGateway } from '@apollo/gateway';
import { scalars } from '@yarrow/kit/graphql/scalars';
import { isScalarType, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../config.js';
import type { SubgraphMetrics } from '../operability/gateway-metrics.js';
import { PlanStore } from './plan-store.js';
import { SubgraphClient } from './subgraph-client.js';
import { SubgraphDataSource } from './subgraph-data-source.js';

const PLANS_KEPT = 4000;

/** The loaded supergraph with connections to its subgraphs. */
export interface Supergraph {
  /** The schema that clients see. */
  readonly schema: GraphQLSchema;
  readonly clients: ReadonlyMap<string, SubgraphClient>;
  readonly plans: PlanStore;
  /** Whether something in a subgraph's answer could be hidden from clients, which forbids passing an answer on unread. */
  readonly hidesAnything: boolean;
  readonly execute: ApolloGateway['executor'];
  close(): Promise<void>;
}

/**
 * Loads the committed supergraph without contacting anything.
 * @param env where `SUBGRAPH_<NAME>_URL` is looked up; the address in the supergraph is the fallback
 */
export async function loadSupergraph(
  config: GatewayConfig,
  env: NodeJS.ProcessEnv,
  logger: Logger,
  metrics: SubgraphMetrics,
): Promise<Supergraph> {
  // Read by the constructor below; without it every start calls Apollo.
  process.env.APOLLO_TELEMETRY_DISABLED = 'true';
  const supergraphSdl = readFileSync(
    config.SUPERGRAPH_FILE ?? new URL('../../supergraph.graphql', import.meta.url),
    'utf8',
  );
  const clients = new Map<string, SubgraphClient>();
  const plans = new PlanStore(PLANS_KEPT);
  const gateway = new ApolloGateway({
    supergraphSdl,
    logger,
    __exposeQueryPlanExperimental: false,
    queryPlannerConfig: { cache: plans },
    buildService: ({ name, url }) => {
      const address = env[`SUBGRAPH_${name.toUpperCase()}_URL`] ?? url!;
      const client = new SubgraphClient(name, subgraphOptions(address, config), metrics);
      clients.set(name, client);
      return new SubgraphDataSource(client, logger);
    },
  });
  const { schema, executor } = await gateway.load();
  readScalars(schema);
  return {
    schema,
    clients,
    plans,
    hidesAnything: supergraphSdl.includes('@inaccessible'),
    execute: executor,
    close: async () => {
      await gateway.stop();
      await Promise.all([...clients.values()].map((client) => client.close()));
    },
  };
}

/** A supergraph has scalars by name only, and would take any text for a time, which a subgraph then refuses. */
function readScalars(schema: GraphQLSchema): void {
  for (const { name, parseValue, parseLiteral } of Object.values(scalars)) {
    const scalar = schema.getType(name);
    if (isScalarType(scalar)) Object.assign(scalar, { parseValue, parseLiteral });
  }
}

function subgraphOptions(url: string, config: GatewayConfig) {
  return {
    url,
    timeoutMs: config.SUBGRAPH_TIMEOUT_MS,
    connections: config.SUBGRAPH_CONNECTIONS,
    traced: config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  };
}
