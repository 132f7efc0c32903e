import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@yarrow/kit/testing/eventually';
import { createHmac } from 'node:crypto';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import Stripe from 'stripe';
import type { CaughtMail } from './mail/mail-catcher.js';
import { type RunningSandbox, startSandbox } from './start-sandbox.js';
import type { TextMessage } from './twilio/twilio-messages.js';

let dataDir: string;
let sandbox: RunningSandbox;

const start = (): Promise<RunningSandbox> =>
  startSandbox({
    port: 0,
    host: '127.0.0.1',
    smtpPort: 0,
    dataDir,
    publicUrl: 'http://127.0.0.1:9',
    stripe: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' },
    s3: { region: 'us-east-1', bucket: 'b', accessKeyId: 'a', secretAccessKey: 's' },
    twilio: { accountSid: 'AC1', authToken: 'token' },
  });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-spec-'));
  sandbox = await start();
});

afterAll(async () => {
  await sandbox?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const json = async <T>(path: string): Promise<T> => (await fetch(sandbox.url + path)).json() as Promise<T>;
const html = async (path: string): Promise<string> => (await fetch(sandbox.url + path)).text();
const stripe = (): Stripe => {
  const { hostname, port } = new URL(sandbox.url);
  return new Stripe('sk_test_x', { host: hostname, port, protocol: 'http', telemetry: false });
};

function sendText(fields: Record<string, string>, password = 'token'): Promise<Response> {
  return fetch(`${sandbox.url}/twilio/2010-04-01/Accounts/AC1/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`AC1:${password}`).toString('base64')}` },
    body: new URLSearchParams(fields),
  });
}

async function send(mail: SendMailOptions): Promise<unknown> {
  const transport = nodemailer.createTransport(sandbox.smtpUrl);
  try {
    return await transport.sendMail({ from: 'Yarrow <no-reply@yarrow.test>', ...mail });
  } finally {
    transport.close();
  }
}

describe('text messages', () => {
  const message = { From: '+16045550100', To: '+16045550111', Body: 'See you <soon> http://localhost/m/1' };

  it('are taken as Twilio takes them, and shown', async () => {
    const answer = await sendText(message);
    expect(answer.status).toBe(201);
    const body = (await answer.json()) as TextMessage;
    expect(body).toMatchObject({ account_sid: 'AC1', body: message.Body, status: 'queued', to: message.To });
    expect(body.sid).toMatch(/^SM[0-9a-f]{32}$/);
    expect(await json<TextMessage[]>('/control/messages?to=%2B16045550111')).toMatchObject([{ sid: body.sid }]);
    expect(await html('/messages')).toContain('See you &#60;soon&#62; <a href="http://localhost/m/1"');
  });

  it.each([
    [{ ...message, To: '12' }, 21211],
    [{ ...message, To: '+15005550001' }, 21211],
    [{ ...message, To: '+15005550004' }, 21610],
    [{ To: message.To, Body: 'x' }, 21603],
    [{ ...message, Body: '' }, 21602],
    [{ ...message, Body: 'x'.repeat(1601) }, 21617],
  ])('are refused with Twilio’s numbers: %j', async (fields, code) => {
    const before = (await json<TextMessage[]>('/control/messages')).length;
    const answer = await sendText(fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code, status: 400 });
    expect((await json<TextMessage[]>('/control/messages')).length).toBe(before);
  });

  it('need the account and its token', async () => {
    expect((await sendText(message, 'wrong')).status).toBe(401);
  });

  it('report what became of them, signed', async () => {
    const reports: [body: URLSearchParams, signature: unknown][] = [];
    const receiver = createServer(async (request, response) => {
      reports.push([new URLSearchParams(await text(request)), request.headers['x-twilio-signature']]);
      response.end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => receiver.once('listening', resolve));
    const StatusCallback = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/status`;
    await sendText({ ...message, StatusCallback });
    await eventually(() => expect(reports.length).toBeGreaterThanOrEqual(2));
    receiver.close();
    expect(reports.map(([body]) => body.get('MessageStatus'))).toEqual(['sent', 'delivered']);
    const [body, signature] = reports[0]!;
    const signed = [...body.keys()].sort().reduce((joined, name) => joined + name + body.get(name), StatusCallback);
    expect(signature).toBe(createHmac('sha1', 'token').update(signed).digest('base64'));
  });
});

describe('mail', () => {
  it('is caught with all its parts and its hidden recipients', async () => {
    await send({
      to: 'Ada <Ada@Example.com>',
      bcc: 'hidden@example.com',
      subject: 'Your visit — confirmed',
      text: 'Plain',
      html: '<h1 onclick="x()">Rich</h1>',
      attachments: [{ filename: 'visit.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' }],
    });
    const [mail] = await json<CaughtMail[]>('/control/mail?to=ada@EXAMPLE.com');
    expect(mail).toMatchObject({
      from: 'no-reply@yarrow.test',
      to: ['ada@example.com', 'hidden@example.com'],
      subject: 'Your visit — confirmed',
      text: expect.stringContaining('Plain'),
    });
    const opened = await json<{ html: string; attachments: { filename: string; content: string }[] }>(
      `/control/mail/${mail!.id}`,
    );
    expect(opened.html).toContain('Rich');
    expect(Buffer.from(opened.attachments[0]!.content, 'base64').toString().trim()).toBe('BEGIN:VCALENDAR');
    expect(await html('/mail')).toContain('Your visit — confirmed');
    expect(await html(`/mail/${mail!.id}`)).toContain('<iframe sandbox="allow-popups"');
    const framed = await fetch(`${sandbox.url}/mail/${mail!.id}/html`);
    expect(framed.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups; default-src 'none'/);
    const attachment = await fetch(`${sandbox.url}/mail/${mail!.id}/attachments/0`);
    expect(attachment.headers.get('content-disposition')).toContain('visit.ics');
    expect((await attachment.text()).trim()).toBe('BEGIN:VCALENDAR');
  });

  it('is refused for the addresses that stand for a full or missing mailbox', async () => {
    await expect(send({ to: 'a@bounce.test', text: 'x' })).rejects.toMatchObject({ responseCode: 550 });
    await expect(send({ to: 'a@defer.test', text: 'x' })).rejects.toMatchObject({ responseCode: 451 });
  });
});

describe('restart', () => {
  it('remembers everything, also after a line that a crash cut short', async () => {
    const customer = await stripe().customers.create({ name: 'Ada' }, { idempotencyKey: 'before' });
    await sandbox.stop();
    await appendFile(join(dataDir, 'journal.jsonl'), '{"collection":"mail","ke');
    sandbox = await start();
    expect(await stripe().customers.retrieve(customer.id)).toMatchObject({ name: 'Ada' });
    const again = await stripe().customers.create({ name: 'Ada' }, { idempotencyKey: 'before' });
    expect(again.id).toBe(customer.id);
    expect(sandbox.stripe.unsentWebhooks).toBeGreaterThan(0);
    const [mail] = await json<CaughtMail[]>('/control/mail?to=ada@example.com');
    expect(await html(`/mail/${mail!.id}`)).toContain('visit.ics');
  });

  it('forgets everything on request, though not of a page of another site', async () => {
    const headers = { origin: 'http://elsewhere.example' };
    expect((await fetch(`${sandbox.url}/control/reset`, { method: 'POST', headers })).status).toBe(403);
    expect(sandbox.stripe.objects('customer').length).toBe(1);
    expect((await fetch(`${sandbox.url}/control/reset`, { method: 'POST' })).status).toBe(200);
    expect(await json('/control/mail')).toEqual([]);
    expect(sandbox.stripe.objects('customer')).toEqual([]);
    expect(sandbox.stripe.unsentWebhooks).toBe(0);
    await send({ to: 'new@example.com', text: 'x' });
    await sandbox.stop();
    sandbox = await start();
    expect((await json<CaughtMail[]>('/control/mail')).length).toBe(1);
    expect(sandbox.stripe.objects('customer')).toEqual([]);
  });
});

it('has a page that ties it together', async () => {
  const index = await html('/');
  expect(index).toContain(sandbox.smtpUrl);
  expect(index).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});
