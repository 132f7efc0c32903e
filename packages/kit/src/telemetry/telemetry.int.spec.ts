import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fork, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ActorSigner } from '../actor.js';
import { newId, newSecretToken } from '../ids.js';
import { takeTestGround, type TestGround } from '../testing/shared-servers.js';

const keys = generateKeyPairSync('ed25519');
const base64 = (key: KeyObject, type: 'pkcs8' | 'spki') =>
  Buffer.from(key.export({ type, format: 'pem' } as never) as string).toString('base64');

let ground: TestGround;
let collector: Server;
let received = Buffer.alloc(0);
let child: ChildProcess;
let url: string;
let logged = '';

beforeAll(async () => {
  ground = await takeTestGround();
  collector = createServer(async (request, response) => {
    for await (const chunk of request) received = Buffer.concat([received, chunk as Buffer]);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  child = fork(fileURLToPath(new URL('../testing/notebook-process.ts', import.meta.url)), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: ['--import', new URL('../testing/typescript-loader.mjs', import.meta.url).href],
    env: {
      ...process.env,
      ...ground.env,
      NODE_OPTIONS: '',
      PORT: '0',
      LOG_LEVEL: 'warn',
      ACTOR_PUBLIC_KEY: base64(keys.publicKey, 'spki'),
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    },
  });
  child.stdout!.on('data', (text: Buffer) => (logged += text.toString()));
  [url] = (await once(child, 'message')) as [string];
});

afterAll(async () => {
  child.kill('SIGKILL');
  collector.close();
  await ground.release();
});

describe('tracing', () => {
  it('follows a request through HTTP, GraphQL, SQL and into the event, under the trace of the caller', async () => {
    const trace = newId().replaceAll('-', '');
    const token = await new ActorSigner(base64(keys.privateKey, 'pkcs8')).sign({ kind: 'anonymous', ip: '::1' });
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        traceparent: `00-${trace}-00f067aa0ba902b7-01`,
      },
      body: JSON.stringify({
        query: `mutation Write { writeNote(id: "${newId()}", text: "secret text") { result } }`,
      }),
    });
    expect(await response.json()).toMatchObject({ data: { writeNote: { result: 'success' } } });
    await fetch(`${url}/api/fails`, {
      headers: { authorization: `Bearer ${token}`, traceparent: `00-${trace}-00f067aa0ba902b7-01` },
    });
    const secret = newSecretToken();
    for (const path of [`/calendar-files/${secret}.ics?token=${secret}`, `/api/me?token=${secret}`]) {
      await fetch(url + path, { headers: { 'x-forwarded-for': '203.0.113.77' } });
    }
    child.kill('SIGTERM');
    await once(child, 'exit');
    const spans = received.toString('latin1');
    const occurrences = spans.split(Buffer.from(trace, 'hex').toString('latin1')).length - 1;
    for (const name of ['POST', 'graphql mutation Write', 'insert into outbox', 'publish notebook.v1.NoteWritten']) {
      expect(spans).toContain(name);
    }
    expect(occurrences).toBeGreaterThanOrEqual(4);
    expect(logged.split('\n').find((line) => line.includes('a REST request failed'))).toContain(`"traceId":"${trace}"`);
    expect(spans).not.toContain('secret text');
    expect(spans).toContain('/calendar-files/:');
    expect(spans).not.toContain(secret);
    expect(spans).not.toContain('203.0.113.77');
  });
});
