import { closeGently } from '@yarrow/kit/http/connections';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
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

/** A gateway that gives every request the same answer, or one by who asks. */
export class FakeGateway {
  readonly seen: { method: string; url: string; body: string; headers: IncomingHttpHeaders }[] = [];
  /** Refuses bodies before it has read them, as the gateway does with those that are too large. */
  refusing = false;
  /** `body` may depend on the cookies that came along and on what was asked; nothing is answered before `after` has come true. */
  answer: { body: object | ((cookie: string, asked: string) => object); after?: Promise<unknown> } = {
    body: { data: { practice } },
  };
  /** Streams of events that are open, each after its first event. */
  readonly streams = new Set<ServerResponse>();
  private readonly server = createServer((request, response) => {
    if (request.url === '/api/live') {
      this.streams.add(response);
      response.once('close', () => this.streams.delete(response));
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: ready\ndata: {}\n\n');
      return;
    }
    if (this.refusing) {
      response.writeHead(413, { connection: 'close', 'content-type': 'application/json' }).end('{"errors":[]}');
      return;
    }
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      this.seen.push({ method: request.method ?? '', url: request.url ?? '', body, headers: request.headers });
      response.setHeader('content-type', 'application/json');
      const { body: given, after } = this.answer;
      const answer = typeof given === 'function' ? given(request.headers.cookie ?? '', body) : given;
      void Promise.resolve(after).then(() => response.end(JSON.stringify(answer)));
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
    this.answer = { body: { data: { practice } } };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
