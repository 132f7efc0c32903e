import { startRadicale, type TestServer } from '@yarrow/kit/testing/servers';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const PASSWORD = 'correct horse';
const USERNAMES = Array.from({ length: 60 }, (_, index) => `ada-${index}`);

/** A self-hosted calendar server; it can refuse passwords and be unreachable. */
export interface TestCalDav {
  /** Address of the server, as entered. */
  readonly url: string;
  /** Of every account. */
  readonly password: string;
  /** An account that no test has used. @returns its username */
  newAccount(): string;
  /** How it answers from now on. */
  mode: 'works' | 'refuses' | 'is away';
  /** Makes a calendar of an account. @returns its address */
  makeCalendar(username: string, name: string): Promise<string>;
  /** Writes an object of a calendar. */
  put(url: string, text: string): Promise<void>;
  remove(url: string): Promise<void>;
  /** Addresses of a calendar's objects, and their texts. */
  objects(calendarUrl: string): Promise<{ url: string; text: string }[]>;
  stop(): Promise<void>;
}

export async function serveCalDav(): Promise<TestCalDav> {
  const radicale = await startRadicale(USERNAMES.map((name) => `${name}:${PASSWORD}\n`).join(''));
  const state: { mode: TestCalDav['mode'] } = { mode: 'works' };
  const proxy = await startProxy(radicale, state);
  const { port } = proxy.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const send = async (method: string, path: string, body?: string, more: Record<string, string> = {}) => {
    const target = new URL(new URL(path, url).pathname, radicale.url);
    const [, username] = target.pathname.split('/');
    const authorization = `Basic ${Buffer.from(`${username}:${PASSWORD}`).toString('base64')}`;
    const answer = await fetch(target, { method, headers: { authorization, ...more }, ...(body && { body }) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  };
  return {
    ...{ url, password: PASSWORD },
    newAccount: () => USERNAMES.pop()!,
    get mode() {
      return state.mode;
    },
    set mode(mode) {
      state.mode = mode;
    },
    async makeCalendar(username, name) {
      await send('MKCALENDAR', `/${username}/home/`, mkcalendar(name));
      return new URL(`/${username}/home/`, url).href;
    },
    put: async (address, text) => void (await send('PUT', address, text, { 'content-type': 'text/calendar' })),
    remove: async (address) => void (await send('DELETE', address)),
    async objects(calendarUrl) {
      const listed = await send('PROPFIND', calendarUrl, undefined, { depth: '1' });
      const paths = [...listed.matchAll(/<href>([^<]+\.ics)<\/href>/g)].map(([, path]) => path!);
      return Promise.all(paths.map(async (path) => ({ url: new URL(path, url).href, text: await send('GET', path) })));
    },
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await radicale.stop();
    },
  };
}

const mkcalendar = (display: string) => `<?xml version="1.0" encoding="utf-8"?>
<C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop>
<D:displayname>${display}</D:displayname>
<C:supported-calendar-component-set><C:comp name="VEVENT"/></C:supported-calendar-component-set>
</D:prop></D:set></C:mkcalendar>`;

function startProxy(radicale: TestServer, state: { mode: TestCalDav['mode'] }): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    if (state.mode === 'is away') return void incoming.socket.destroy();
    if (state.mode === 'refuses') return void outgoing.writeHead(401).end();
    const target = new URL(incoming.url ?? '/', radicale.url);
    const passed = request(target, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.once('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
