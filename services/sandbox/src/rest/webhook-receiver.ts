import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One webhook as it came in. */
export interface ReceivedWebhook {
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

/**
 * A receiver of webhooks, for tests; `refusals` is how often it answers 500 before it accepts. Echoes the token with which
 * Microsoft validates an address.
 */
export async function receiveWebhooks() {
  const received: ReceivedWebhook[] = [];
  const state = { received, refusals: 0, url: '', stop: () => {} };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (state.refusals > 0) {
      state.refusals -= 1;
      response.writeHead(500).end();
      return;
    }
    const validation = new URL(request.url ?? '', 'http://receiver').searchParams.get('validationToken');
    if (validation !== null) {
      response.writeHead(200, { 'content-type': 'text/plain' }).end(validation);
      return;
    }
    received.push({ body, headers: request.headers });
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  state.stop = () => server.close();
  return state;
}
