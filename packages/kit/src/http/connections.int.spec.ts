import { expect, it } from '@jest/globals';
import fastify from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { closeUnasked } from './connections.js';

it('a closing server destroys connections that are accepted while it closes and send no request', async () => {
  // Without Node's own timeout, close() would never resolve.
  const server = fastify({ http: { headersTimeout: 0 } });
  let late: Socket | undefined;
  closeUnasked(server);
  server.addHook('preClose', async () => {
    late = connect((server.server.address() as AddressInfo).port, '127.0.0.1').resume();
    await once(late, 'connect');
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  await server.close();
  if (!late!.closed) await once(late!, 'close');
  expect(late!.closed).toBe(true);
});
