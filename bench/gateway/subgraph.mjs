/** The subgraph of the gateway measurement: it answers at once, so that what is measured is the gateway. */
import { createServer } from 'node:http';
import { answerCpu } from './cpu.mjs';

const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])`;

export const subgraphTypeDefs = {
  catalog: `${link}
    type Query { practice(slug: String!): Practice }
    type Practice @key(fields: "id") { id: ID! slug: String! name: String! tagline: String services: [Service!]! }
    type Service @key(fields: "id") { id: ID! name: String! durationMinutes: Int! priceCents: Int! currency: String! }`,
  reviews: `${link}
    type Query { reviewsTotal: Int! }
    type Practice @key(fields: "id") { id: ID! reviewsAverage: Float }`,
};

const services = Array.from({ length: 10 }, (_, index) => ({
  id: `0193-service-${index}`,
  name: `Deep tissue massage ${index}`,
  durationMinutes: 30 + index * 15,
  priceCents: 8000 + index * 500,
  currency: 'USD',
}));

const answer = JSON.stringify({
  data: {
    practice: {
      id: '0193-practice',
      name: 'Willow & Stone Massage',
      slug: 'willow-and-stone-massage',
      tagline: 'Bodywork for people who sit too much',
      services,
    },
  },
});

if (process.env.SERVE) {
  const length = Buffer.byteLength(answer);
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': length });
      response.end(answer);
    });
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}/graphql`));
  answerCpu();
}
