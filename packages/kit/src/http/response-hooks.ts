import type { FastifyInstance } from 'fastify';

/** While the service stops, every answer also ends its connection: one that is kept alive would hold the server open. */
export function closeConnectionsWhen(fastify: FastifyInstance, isDraining: () => boolean): void {
  fastify.addHook('onSend', async (_request, reply) => {
    if (isDraining()) void reply.header('connection', 'close');
  });
}
