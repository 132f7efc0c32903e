import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { NameServer } from '../dns/name-server.js';

const namesSchema = z.strictObject({
  name: z.string().min(1),
  records: z.array(z.strictObject({ type: z.enum(['A', 'AAAA', 'CNAME', 'TXT']), value: z.string().min(1) })),
});

/** `POST /names`: what the name server answers for a name from now on. */
export function registerNames(app: FastifyInstance, names: Pick<NameServer, 'set'>): void {
  app.post('/names', (request) => {
    const { name, records } = namesSchema.parse(request.body);
    names.set(name, records);
    return { ok: true };
  });
}
