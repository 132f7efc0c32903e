import { closeGently } from '@yarrow/kit/http/connections';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The practice that the gateway knows of. */
export const practice = {
  name: 'Willow',
  practitionerName: 'Elena Marsh',
  title: null,
  headline: 'Calm hands',
  photoUrl: null,
  url: '/p/willow',
  city: null,
  stateAbbreviation: null,
  countryCode: 'CA',
  defaultCurrency: 'CAD',
  reviewsAverage: 0,
  reviewsCount: 0,
  services: [{ id: 's1', name: 'Deep tissue', description: 'Firm', amountCents: 100, photoUrl: null }],
};

/** A gateway that gives every request the same answer. */
export class FakeGateway {
  readonly seen: { method: string; url: string; body: string; headers: IncomingHttpHeaders }[] = [];
  /** Refuses bodies before it has read them, as the gateway does with those that are too large. */
  refusing = false;
  answer: { delayMs: number; body: object } = { delayMs: 0, body: { data: { practice } } };
  private readonly server = createServer((request, response) => {
    if (this.refusing) {
      response.writeHead(413, { connection: 'close', 'content-type': 'application/json' }).end('{"errors":[]}');
      return;
    }
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      this.seen.push({ method: request.method ?? '', url: request.url ?? '', body, headers: request.headers });
      response.setHeader('content-type', 'application/json');
      setTimeout(() => response.end(JSON.stringify(this.answer.body)), this.answer.delayMs).unref();
    });
  });

  /** @returns its address */
  async start(): Promise<string> {
    closeGently(this.server);
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** As if nothing had been asked yet. */
  reset(): void {
    this.seen.length = 0;
    this.refusing = false;
    this.answer = { delayMs: 0, body: { data: { practice } } };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
