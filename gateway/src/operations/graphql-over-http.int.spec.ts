import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

describe('GraphQL over HTTP, by the audits of graphql-http', () => {
  let test: TestGateway;
  beforeAll(async () => {
    test = await startTestGateway();
  });
  afterAll(() => test.stop());

  it.each(serverAudits({ url: () => test.url }).map((audit) => [audit.id, audit.name, audit] as const))(
    '%s %s',
    async (_id, _name, audit) => {
      const result = await audit.fn();
      if (result.status !== 'ok') throw new Error(result.reason);
    },
  );
});
