import type { INestApplication } from '@nestjs/common';
import type { IncomingMessage, Server } from 'node:http';

/**
 * Sends requests to a service, and waits until so many have arrived there.
 * @returns them, in the order in which they came
 */
export async function arrivalOf(
  { app }: { readonly app: INestApplication },
  count: number,
  send: () => void,
): Promise<IncomingMessage[]> {
  const server = app.getHttpServer() as Server;
  const arrived: IncomingMessage[] = [];
  await new Promise<void>((resolve) => {
    const arrive = (request: IncomingMessage): void => {
      arrived.push(request);
      if (arrived.length < count) return;
      server.off('request', arrive);
      resolve();
    };
    server.on('request', arrive);
    send();
  });
  return arrived;
}
