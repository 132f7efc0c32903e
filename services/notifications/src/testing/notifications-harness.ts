import { AppointmentAcceptedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { FixedClock } from '@yarrow/kit/clock';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { freePort } from '@yarrow/kit/testing/free-port';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { startSandbox, type RunningSandbox } from '@yarrow/sandbox/start-sandbox';
import { service } from '../service.js';
import type { SampleEvent } from './sample-events.js';
import type { guestVisit } from './sample-people.js';

export const PUBLIC_URL = 'https://yarrow.example';
export const WEBHOOK_URL = `${PUBLIC_URL}/webhooks/twilio`;
export const TWILIO = { accountSid: 'AC00000000000000000000000000000001', authToken: 'test-token' };

export interface CaughtMail {
  id: string;
  subject: string;
  from: string;
  text: string;
  html: string;
  messageId: string;
  headers: { key: string; originalKey: string; value: string }[];
  attachments: { mimeType: string; filename?: string; content: string }[];
}

export interface LoggedDelivery {
  kind: string;
  channel: string;
  state: string;
  error: string | null;
}

/** Notifications with a sandbox that catches what it sends. */
export class NotificationsHarness {
  private constructor(
    readonly service: TestService,
    readonly sandbox: RunningSandbox,
    readonly clock: FixedClock,
  ) {}

  static async start(clock: FixedClock, sandboxPort?: number): Promise<NotificationsHarness> {
    const [port, smtpPort, servicePort] = [sandboxPort ?? (await freePort()), await freePort(), await freePort()];
    // Replies reach the service itself here; the address that is signed is the same on both sides.
    const webhookUrl = `http://127.0.0.1:${servicePort}/webhooks/twilio`;
    const sandbox = await startSandbox({
      port,
      host: '127.0.0.1',
      smtpPort,
      publicUrl: PUBLIC_URL,
      twilio: { ...TWILIO, webhookUrl },
      stripe: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' },
      s3: { region: 'us-east-1', bucket: 'yarrow', accessKeyId: 'key', secretAccessKey: 'secret' },
    });
    const env = {
      PORT: String(servicePort),
      SMTP_URL: sandbox.smtpUrl,
      SMS_API_BASE: `${sandbox.url}/twilio`,
      SMS_ACCOUNT_SID: TWILIO.accountSid,
      SMS_AUTH_TOKEN: TWILIO.authToken,
      SMS_FROM: '+15005550006',
      SMS_WEBHOOK_URL: webhookUrl,
      APP_STORE_URL: 'https://apps.example/ios',
      PLAY_STORE_URL: 'https://apps.example/android',
      PUBLIC_URL,
    };
    return new NotificationsHarness(await startTestService(service, { env, clock }), sandbox, clock);
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.sandbox.stop();
  }

  async publish(all: readonly SampleEvent[]): Promise<void> {
    for (const { schema, event, aggregateId } of all)
      await this.service.publish(schema, event, { aggregateId, occurredAt: this.clock.now() });
  }

  acceptVisit(visit: ReturnType<typeof guestVisit>, occurredAt = this.clock.now()): Promise<string> {
    const event = { appointment: visit, automatic: true };
    return this.service.publish(AppointmentAcceptedSchema, event, { aggregateId: visit.appointmentId, occurredAt });
  }

  /** Sends what is due, and waits for what the service's own job had started to send. */
  async send(): Promise<void> {
    await this.service.eventually(async () => {
      await this.service.app.get(JobsService).runNow('send-deliveries');
      const [{ left }] = await this.service.dataSource.query(
        `SELECT count(*)::integer AS left FROM deliveries
         WHERE state = 'sending' OR (state = 'planned' AND send_at <= $1)`,
        [this.clock.now()],
      );
      return left === 0;
    });
  }

  /**
   * Sends what is due at a moment, and goes back to now. What is due now goes first: the service's own job may be sending
   * it, and a jump of the clock would make that look abandoned, and sent again.
   */
  async sendAt(moment: Date): Promise<void> {
    await this.send();
    const now = this.clock.now();
    this.clock.set(moment);
    await this.send();
    this.clock.set(now);
  }

  async mailsTo(address: string): Promise<CaughtMail[]> {
    const listed = await this.control<{ id: string }[]>(`/mail?to=${encodeURIComponent(address)}`);
    return Promise.all(listed.map(({ id }) => this.control<CaughtMail>(`/mail/${id}`)));
  }

  async textsTo(number: string): Promise<string[]> {
    const texts = await this.control<{ body: string }[]>(`/messages?to=${encodeURIComponent(number)}`);
    return texts.map(({ body }) => body);
  }

  /** Sends a text from a handset to our number. */
  async reply(from: string, body: string, sid?: string): Promise<{ sid: string; status: number; replies: string[] }> {
    return this.control('/messages/inbound', { from, body, ...(sid && { sid }) });
  }

  log(recipient: string): Promise<LoggedDelivery[]> {
    return this.deliveriesWhere('recipient', recipient);
  }

  logOfVisit(visit: { appointmentId: string }): Promise<LoggedDelivery[]> {
    return this.deliveriesWhere('booking_id', visit.appointmentId);
  }

  private deliveriesWhere(column: 'booking_id' | 'recipient', value: string): Promise<LoggedDelivery[]> {
    return this.service.dataSource.query(
      `SELECT kind, channel, state, error FROM deliveries WHERE ${column} = $1 ORDER BY kind, channel`,
      [value],
    );
  }

  private async control<T>(path: string, body?: object): Promise<T> {
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    return (await (await fetch(`${this.sandbox.url}/control${path}`, init)).json()) as T;
  }
}

/** The calendar file of a mail, as it came. */
export function calendarOf(mail: CaughtMail): string | undefined {
  const file = mail.attachments.find(({ mimeType }) => mimeType.includes('calendar') || mimeType.includes('ics'));
  return file && Buffer.from(file.content, 'base64').toString('utf8');
}
