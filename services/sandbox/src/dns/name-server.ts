import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import dnsPacket, { type Answer, type Packet, type Question } from 'dns-packet';
import type { Collection, Journal } from '../journal.js';

const TTL = 300;
const SERVER_FAILURE = 2;
const NAME_ERROR = 3;
const AUTHORITATIVE = 1 << 10;

/** Records that a name server answers with. */
export interface NamedRecord {
  id: string;
  type: 'A' | 'AAAA' | 'CNAME' | 'TXT';
  name: string;
  value: string;
}

/** A name server (RFC 1035, UDP) that knows the records that it was given, and no other names. */
export class NameServer {
  private readonly records: Collection<NamedRecord>;
  private failing = false;
  private readonly socket: Socket = createSocket('udp4');

  constructor(journal: Journal) {
    this.records = journal.collection('dns');
    this.socket.on('message', (message, from) => this.answer(message, from));
    // A packet that is no query must not end the process.
    this.socket.on('error', (error) => console.warn(`DNS: ${error.message}`));
  }

  /** @returns the port it listens on */
  async listen(host: string, port: number): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.socket.once('error', reject);
      this.socket.bind(port, host, () => {
        this.socket.off('error', reject);
        resolve();
      });
    });
    return this.socket.address().port;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.socket.close(() => resolve()));
  }

  /** In the place of all records of the name. */
  set(name: string, records: readonly Pick<NamedRecord, 'type' | 'value'>[]): void {
    const asked = name.toLowerCase();
    for (const { id } of this.records.values().filter((record) => record.name === asked)) this.records.delete(id);
    records.forEach(({ type, value }, at) => {
      const id = `${asked} ${type} ${at}`;
      this.records.put(id, { id, type, name: asked, value });
    });
  }

  /** From now on it answers every question with a failure of its own (SERVFAIL), or as usual again. */
  fail(failing: boolean): void {
    this.failing = failing;
  }

  private answer(message: Buffer, from: RemoteInfo): void {
    let query: Packet;
    try {
      query = dnsPacket.decode(message);
    } catch {
      return;
    }
    const [question] = query.questions ?? [];
    if (!question) return;
    const { answers, known } = this.failing ? { answers: [], known: false } : this.lookUp(question);
    const failure = this.failing ? SERVER_FAILURE : NAME_ERROR;
    const reply = dnsPacket.encode({
      type: 'response',
      id: query.id ?? 0,
      flags: AUTHORITATIVE | (known ? 0 : failure),
      questions: [question],
      answers,
    });
    this.socket.send(reply, from.port, from.address);
  }

  /** An alias is followed within these records. */
  private lookUp({ name, type }: Question): { answers: Answer[]; known: boolean } {
    const answers: Answer[] = [];
    let [asked, known] = [name.toLowerCase(), false];
    for (let step = 0; step < 8; step += 1) {
      const own = this.records.values().filter((record) => record.name === asked);
      known ||= own.length > 0;
      const wanted = own.filter((record) => record.type === type);
      answers.push(...wanted.map(answerOf));
      const alias = own.find((record) => record.type === 'CNAME');
      if (!alias || type === 'CNAME') break;
      answers.push(answerOf(alias));
      asked = alias.value.toLowerCase();
    }
    return { answers, known };
  }
}

function answerOf({ type, name, value }: NamedRecord): Answer {
  return { type, name, ttl: TTL, data: type === 'TXT' ? [value] : value } as Answer;
}
