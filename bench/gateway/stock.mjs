/** Apollo's gateway as its documentation sets it up, with the reports to Apollo and the landing page off. */
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { startStandaloneServer } from '@apollo/server/standalone';
import { readFileSync } from 'node:fs';
import { answerCpu } from './cpu.mjs';

const server = new ApolloServer({
  gateway: new ApolloGateway({
    supergraphSdl: readFileSync(process.env.SUPERGRAPH_FILE, 'utf8'),
    buildService: () => new RemoteGraphQLDataSource({ url: process.env.SUBGRAPH_CATALOG_URL }),
  }),
  plugins: [
    ApolloServerPluginInlineTraceDisabled(),
    ApolloServerPluginLandingPageDisabled(),
    ApolloServerPluginUsageReportingDisabled(),
  ],
});
const { url } = await startStandaloneServer(server, { listen: { host: '127.0.0.1', port: 0 } });
answerCpu();
process.send(url);
