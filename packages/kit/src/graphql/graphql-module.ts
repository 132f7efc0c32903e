import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import type { ApolloFederationDriverConfig } from '@nestjs/apollo';
import type { DynamicModule } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GraphqlContext } from '../graphql-context.js';
import type { Runtime } from '../runtime.js';
import { JitFederationDriver } from './jit-federation.driver.js';
import { operationsPlugin } from './operations.plugin.js';
import { publicErrors } from '../errors/public-errors.js';
import { scalars } from './scalars.js';

/** `POST /graphql` from the `.graphql` files of the service. */
export function graphqlModule({ definition, logger, metrics }: Runtime): DynamicModule {
  const root = fileURLToPath(new URL('..', definition.root));
  return GraphQLModule.forRoot<ApolloFederationDriverConfig>({
    driver: JitFederationDriver,
    path: '/graphql',
    // The contracts stay next to the sources; the built service reads them there too.
    typePaths: [`${root}src/**/*.graphql`],
    resolvers: declaredScalars(join(root, 'src')),
    graphiql: false,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    context: contextOf,
    formatError: publicErrors(logger),
    plugins: [
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      operationsPlugin(metrics),
    ],
  });
}

/** A service that only listens to events, such as notifications, answers no GraphQL. */
export function hasContract({ definition }: Runtime): boolean {
  const sources = fileURLToPath(new URL('../src', definition.root));
  return readdirSync(sources, { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith('.graphql'));
}

/** The scalars that the contract of this service declares: resolvers without a type are an error, and should be. */
function declaredScalars(folder: string): Partial<typeof scalars> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
  const contract = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const isDeclared = ([name]: [string, unknown]): boolean => new RegExp(`^scalar ${name}\\b`, 'm').test(contract);
  return Object.fromEntries(Object.entries(scalars).filter(isDeclared));
}

function contextOf(request: FastifyRequest, reply: FastifyReply): GraphqlContext & { req: FastifyRequest } {
  // The authentication hook has refused every request without one. `req` is there for Nest, which would copy the object to add it.
  return { actor: request.actor!, request, req: request, reply, loaders: new Map() };
}
