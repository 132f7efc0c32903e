import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Collection, Journal } from '../journal.js';

/** A mail in the list; the whole of it is read with `open`. */
export interface CaughtMail {
  id: string;
  /** ISO 8601. */
  receivedAt: string;
  from: string;
  /** The recipients of the envelope, in lower case: those who would have got it, hidden copies included. */
  to: string[];
  subject: string;
  /** The plain text part, or nothing. */
  text: string;
}

const KEPT = 2000;
const MAX_BYTES = 30 * 1024 * 1024;

/** Takes any mail by SMTP, delivers none and keeps the last 2000 to be read. */
export class MailCatcher {
  private readonly mails: Collection<CaughtMail>;
  private readonly server: SMTPServer;

  constructor(
    journal: Journal,
    private readonly folder: string,
  ) {
    this.mails = journal.collection('mail');
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      size: MAX_BYTES,
      allowInsecureAuth: true,
      onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
      onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
      onData: (stream, session, done) =>
        void this.receive(stream, session).then(
          (id) => done(null, `kept as ${id}`),
          (error: Error) => done(error),
        ),
    });
    // A client that hangs up is its own affair; without a listener it would end the process.
    this.server.on('error', (error) => console.warn(`SMTP: ${error.message}`));
  }

  /** @returns the port it listens on */
  async listen(host: string, port: number): Promise<number> {
    await mkdir(this.folder, { recursive: true });
    await new Promise<void>((resolve, reject) => {
      this.server.server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
    return (this.server.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  /** Newest first; `to` is an address of the envelope, in any case. */
  list(to?: string): CaughtMail[] {
    const wanted = to?.toLowerCase();
    return this.mails
      .values()
      .filter((mail) => wanted === undefined || mail.to.includes(wanted))
      .reverse();
  }

  find(id: string): CaughtMail | undefined {
    return this.mails.get(id);
  }

  /** The mail as it came. */
  raw(mail: CaughtMail): Promise<Buffer> {
    return readFile(this.fileOf(mail.id));
  }

  async open(mail: CaughtMail): Promise<Email> {
    return PostalMime.parse(await this.raw(mail));
  }

  async clear(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    await mkdir(this.folder, { recursive: true });
  }

  private async receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> {
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    if (stream.sizeExceeded) throw smtpError(552, 'Message exceeds fixed maximum message size');
    const raw = Buffer.concat(parts);
    const email = await PostalMime.parse(raw);
    const mail: CaughtMail = {
      id: randomUUID(),
      receivedAt: new Date().toISOString(),
      from: email.from?.address ?? (session.envelope.mailFrom ? session.envelope.mailFrom.address : ''),
      to: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
      subject: email.subject ?? '',
      text: email.text ?? '',
    };
    await writeFile(this.fileOf(mail.id), raw);
    this.mails.put(mail.id, mail);
    await this.dropOldest();
    return mail.id;
  }

  private async dropOldest(): Promise<void> {
    const [oldest] = this.mails.size > KEPT ? this.mails.keys() : [];
    if (oldest === undefined) return;
    this.mails.delete(oldest);
    await rm(this.fileOf(oldest), { force: true });
  }

  private fileOf(id: string): string {
    return join(this.folder, `${id}.eml`);
  }
}

/** Addresses that refuse, to try what the sender does then: now (`@defer.test`) or for good (`@bounce.test`). */
function refusalOf(address: string): Error | undefined {
  if (/@bounce\.test$/i.test(address)) return smtpError(550, 'No such mailbox');
  if (/@defer\.test$/i.test(address)) return smtpError(451, 'Try again later');
  return undefined;
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
