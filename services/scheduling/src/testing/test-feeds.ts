import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Variables with which a test service reads feeds of this machine. */
export const FEED_ENV = { CALENDAR_CREDENTIALS_KEY: 'a secret of the tests only', CALENDAR_FEEDS_ON_LOOPBACK: 'true' };

/** A calendar feed on the web. */
export interface TestFeed {
  readonly url: string;
  /** What it holds, from and to in ISO 8601. */
  times: (readonly [string, string])[];
  /** Of its answers. */
  status: number;
  /** What it gives instead of a calendar. */
  text: string | undefined;
  /** Paths that were asked, and whether a calendar was sent. */
  readonly asked: { path: string; sent: boolean }[];
  stop(): Promise<void>;
}

/** Serves a feed on a port of its own; any path is the same calendar, which says when it has not changed. */
export async function serveFeed(): Promise<TestFeed> {
  const server = createServer((request, response) => {
    const body = feed.text ?? feedText(feed.times);
    const etag = `"${Buffer.from(body).toString('base64url').slice(-200)}-${body.length}"`;
    const sent = feed.status === 200 && request.headers['if-none-match'] !== etag;
    feed.asked.push({ path: request.url!, sent });
    if (feed.status !== 200) response.writeHead(feed.status).end();
    else if (!sent) response.writeHead(304).end();
    else response.writeHead(200, { 'content-type': 'text/calendar', etag }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const feed: TestFeed = {
    url: `http://127.0.0.1:${port}/private-8fca1/basic.ics`,
    ...{ times: [], status: 200, text: undefined, asked: [] },
    stop: () => close(server),
  };
  return feed;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function feedText(times: TestFeed['times']): string {
  const stamp = (text: string) => new Date(text).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const events = times.flatMap(([from, to], index) => [
    ...[
      'BEGIN:VEVENT',
      `UID:${index}`,
      `DTSTART:${stamp(from)}`,
      `DTEND:${stamp(to)}`,
      'SUMMARY:Dentist',
      'END:VEVENT',
    ],
  ]);
  return ['BEGIN:VCALENDAR', 'X-WR-CALNAME:Ada at home', ...events, 'END:VCALENDAR', ''].join('\r\n');
}
