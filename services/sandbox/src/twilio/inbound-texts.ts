import { randomBytes } from 'node:crypto';
import type { TextMessage, TwilioMessages, TwilioOptions } from './twilio-messages.js';
import { twilioSignature } from './twilio-signature.js';

/** A text that a user sends from their handset. */
export interface InboundText {
  /** E.164. */
  from: string;
  body: string;
  /** Given to send the very same message again, as the provider does without an answer. */
  sid?: string | undefined;
}

/** What the site answered to it. */
export interface InboundOutcome {
  sid: string;
  /** HTTP status of the site. */
  status: number;
  replies: string[];
}

const TEST_NUMBER = '+15005550006';
const TIMEOUT_MS = 10_000;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Handsets that write to us: the message goes to the site's webhook, and what that answers goes to the handset. */
export class InboundTexts {
  constructor(
    private readonly messages: TwilioMessages,
    private readonly options: TwilioOptions,
  ) {}

  async send({ from, body, sid = `SM${randomBytes(16).toString('hex')}` }: InboundText): Promise<InboundOutcome> {
    const { webhookUrl, accountSid = 'AC', authToken = '' } = this.options;
    if (!webhookUrl) throw new Error('The sandbox does not know where the site takes texts.');
    const to = this.messages.list(from).find(({ direction }) => direction !== 'inbound')?.from ?? TEST_NUMBER;
    const parties = { from, to, sid, account: accountSid };
    this.messages.keep(newText({ ...parties, body, direction: 'inbound' }));
    const fields = fieldsOf(parties, body);
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'x-twilio-signature': twilioSignature(webhookUrl, fields, authToken) },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const replies = response.ok ? repliesIn(await response.text()) : [];
    for (const reply of replies) {
      const own = { from: to, to: from, sid: `SM${randomBytes(16).toString('hex')}`, account: accountSid };
      this.messages.keep(newText({ ...own, body: reply, direction: 'outbound-reply' }));
    }
    return { sid, status: response.status, replies };
  }
}

interface Parties {
  from: string;
  to: string;
  sid: string;
  account: string;
}

/** https://www.twilio.com/docs/messaging/guides/webhook-request */
function fieldsOf({ from, to, sid, account }: Parties, body: string): Record<string, string> {
  return {
    AccountSid: account,
    ApiVersion: '2010-04-01',
    Body: body,
    From: from,
    MessageSid: sid,
    NumMedia: '0',
    NumSegments: '1',
    SmsMessageSid: sid,
    SmsSid: sid,
    SmsStatus: 'received',
    To: to,
  };
}

function newText({
  from,
  to,
  sid,
  account,
  body,
  direction,
}: Parties & Pick<TextMessage, 'body' | 'direction'>): TextMessage {
  const now = new Date().toUTCString().replace('GMT', '+0000');
  return {
    sid,
    account_sid: account,
    api_version: '2010-04-01',
    body,
    date_created: now,
    date_sent: now,
    date_updated: now,
    direction,
    error_code: null,
    error_message: null,
    from,
    messaging_service_sid: null,
    num_media: '0',
    num_segments: '1',
    price: null,
    price_unit: 'USD',
    status: direction === 'inbound' ? 'received' : 'delivered',
    to,
    uri: `/2010-04-01/Accounts/${account}/Messages/${sid}.json`,
  };
}

/** The texts of a TwiML answer. */
function repliesIn(twiml: string): string[] {
  return [...twiml.matchAll(/<Message>([^<]*)<\/Message>/g)].map(([, text = '']) =>
    text.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity),
  );
}
