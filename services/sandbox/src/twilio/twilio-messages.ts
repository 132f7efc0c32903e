import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Collection, Journal } from '../journal.js';
import { twilioSignature } from './twilio-signature.js';

/** A text message as Twilio answers it (https://www.twilio.com/docs/messaging/api/message-resource). */
export interface TextMessage {
  sid: string;
  account_sid: string;
  api_version: '2010-04-01';
  body: string;
  date_created: string;
  date_sent: string | null;
  date_updated: string;
  direction: 'outbound-api' | 'outbound-reply' | 'inbound';
  error_code: number | null;
  error_message: string | null;
  from: string | null;
  messaging_service_sid: string | null;
  num_media: '0';
  num_segments: string;
  price: null;
  price_unit: 'USD';
  status: 'queued' | 'delivered' | 'received';
  to: string;
  uri: string;
}

/** Accepted credentials; if none are set, any account with any token. */
export interface TwilioOptions {
  accountSid?: string | undefined;
  authToken?: string | undefined;
  /** Where the site takes texts that people send. */
  webhookUrl?: string | undefined;
}

interface Refusal {
  status: number;
  code: number;
  message: string;
}

const E164 = /^\+[1-9]\d{7,14}$/;
/** Twilio's magic numbers (https://www.twilio.com/docs/iam/test-credentials#test-sms-messages-parameters-To). */
const MAGIC: Record<string, (to: string) => Refusal> = {
  '+15005550001': invalidTo,
  '+15005550004': () => ({ status: 400, code: 21610, message: 'Attempt to send to unsubscribed recipient' }),
  '+15005550009': (to) => ({ status: 400, code: 21614, message: `'To' number is not a valid mobile number: ${to}` }),
};

type AccountRequest = FastifyRequest<{ Params: { account: string; sid: string } }>;

/** The stand-in for Twilio: takes text messages by its wire protocol and keeps them to be read. */
export class TwilioMessages {
  private readonly messages: Collection<TextMessage>;

  constructor(
    journal: Journal,
    private readonly options: TwilioOptions,
  ) {
    this.messages = journal.collection('twilio.messages');
  }

  /** Newest first, those that people sent left out; `to` in E.164. */
  list(to?: string): TextMessage[] {
    return this.listAll().filter(
      (message) => message.direction !== 'inbound' && (to === undefined || message.to === to),
    );
  }

  /** Newest first, in both directions. */
  listAll(): TextMessage[] {
    return this.messages.values().reverse();
  }

  keep(message: TextMessage): void {
    this.messages.put(message.sid, message);
  }

  async register(app: FastifyInstance): Promise<void> {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(body as string)),
    );
    app.addHook('preHandler', async (request, reply) => {
      if (!this.isAllowed(request as AccountRequest))
        await refuse(reply, { status: 401, code: 20003, message: 'Authenticate' });
    });
    app.post('/Accounts/:account/Messages.json', (request, reply) => this.create(request as AccountRequest, reply));
    app.get('/Accounts/:account/Messages.json', (request) => {
      const to = (request.query as { To?: string }).To;
      return { messages: this.list(to), page: 0, page_size: 50, uri: request.url };
    });
    app.get('/Accounts/:account/Messages/:sid.json', (request, reply) => {
      const message = this.messages.get((request as AccountRequest).params.sid);
      if (message) return reply.send(message);
      return refuse(reply, { status: 404, code: 20404, message: 'The requested resource was not found' });
    });
  }

  private create(request: AccountRequest, reply: FastifyReply): FastifyReply {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const refusal = refusalOf(form);
    if (refusal) return refuse(reply, refusal);
    const message = newMessage(request.params.account, form);
    // What a handset would show is there at once; the answer says queued, as Twilio's does.
    this.messages.put(message.sid, { ...message, status: 'delivered', date_sent: message.date_created });
    const callback = form.get('StatusCallback');
    if (callback) void this.report(callback, message);
    return reply.code(201).send(message);
  }

  private async report(callback: string, message: TextMessage): Promise<void> {
    for (const status of ['sent', 'delivered']) {
      const fields = {
        AccountSid: message.account_sid,
        From: message.from ?? '',
        MessageSid: message.sid,
        MessageStatus: status,
        SmsSid: message.sid,
        SmsStatus: status,
        To: message.to,
      };
      const signature = twilioSignature(callback, fields, this.options.authToken ?? '');
      await fetch(callback, {
        method: 'POST',
        headers: { 'x-twilio-signature': signature },
        body: new URLSearchParams(fields),
        signal: AbortSignal.timeout(10_000),
      }).catch((error: unknown) => console.warn(`Text message status could not be reported: ${String(error)}`));
    }
  }

  private isAllowed(request: AccountRequest): boolean {
    const encoded = request.headers.authorization?.replace(/^Basic /i, '');
    const [sid, token] = Buffer.from(encoded ?? '', 'base64')
      .toString()
      .split(':');
    if (!sid || !token || sid !== request.params.account) return false;
    const { accountSid, authToken } = this.options;
    return (!accountSid || equal(sid, accountSid)) && (!authToken || equal(token, authToken));
  }
}

function newMessage(account: string, form: URLSearchParams): TextMessage {
  const sid = `SM${randomBytes(16).toString('hex')}`;
  const now = new Date().toUTCString().replace('GMT', '+0000');
  const body = form.get('Body')!;
  return {
    sid,
    account_sid: account,
    api_version: '2010-04-01',
    body,
    date_created: now,
    date_sent: null,
    date_updated: now,
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: form.get('From'),
    messaging_service_sid: form.get('MessagingServiceSid'),
    num_media: '0',
    num_segments: String(segments(body)),
    price: null,
    price_unit: 'USD',
    status: 'queued',
    to: form.get('To')!,
    uri: `/2010-04-01/Accounts/${account}/Messages/${sid}.json`,
  };
}

function refusalOf(form: URLSearchParams): Refusal | undefined {
  const [to, body] = [form.get('To'), form.get('Body')];
  if (!to) return { status: 400, code: 21604, message: "A 'To' phone number is required." };
  if (!E164.test(to)) return invalidTo(to);
  if (!form.get('From') && !form.get('MessagingServiceSid'))
    return { status: 400, code: 21603, message: "A 'From' phone number is required." };
  if (!body) return { status: 400, code: 21602, message: 'Message body is required.' };
  if (body.length > 1600)
    return { status: 400, code: 21617, message: 'The concatenated message body exceeds the 1600 character limit' };
  return MAGIC[to]?.(to);
}

function invalidTo(to: string): Refusal {
  return { status: 400, code: 21211, message: `The 'To' number ${to} is not a valid phone number.` };
}

/** 160 characters a part in the handsets' own alphabet (7 bits), 70 otherwise; several parts carry 153 and 67. */
function segments(body: string): number {
  const plain = /^[\n\r -~£¥èéùìòÇØøÅåÄÖÑÜ§¿äöñüà€]*$/.test(body) && !body.includes('`');
  const [single, several] = plain ? [160, 153] : [70, 67];
  return body.length <= single ? 1 : Math.ceil(body.length / several);
}

function refuse(reply: FastifyReply, { status, code, message }: Refusal): FastifyReply {
  const more_info = `https://www.twilio.com/docs/errors/${code}`;
  return reply.code(status).send({ code, message, more_info, status });
}

function equal(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
