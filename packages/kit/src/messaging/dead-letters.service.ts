import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock.js';
import { Inbox, type ReceivedEvent } from './inbox.js';
import { JetStreamServer, type RegisteredHandler } from './jetstream.server.js';

/** An event that one handler could not handle. */
export interface DeadLetter {
  readonly id: string;
  readonly event: ReceivedEvent;
  readonly handler: string;
  readonly attempts: number;
  readonly error: string;
  readonly diedAt: Date;
}

interface DeadLetterRow {
  readonly id: string;
  readonly event_id: string;
  readonly handler: string;
  readonly stream: string;
  readonly stream_seq: string;
  readonly subject: string;
  readonly aggregate_id: string;
  readonly payload: Buffer;
  readonly headers: Record<string, string>;
  readonly error: string;
  readonly attempts: number;
  readonly died_at: Date;
}

/** The events that could not be handled, for those who look into them. */
@Injectable()
export class DeadLettersService {
  private readonly inbox: Inbox;

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(JetStreamServer) private readonly events: JetStreamServer,
  ) {
    this.inbox = new Inbox(dataSource, clock);
  }

  /** Oldest first. */
  async list({ afterId, parked, limit }: { afterId: string; parked: boolean; limit: number }): Promise<DeadLetter[]> {
    const rows = await this.dataSource.query<DeadLetterRow[]>(
      `select * from dead_letters where id > $1 and (parked_at is not null) = $2 order by id limit $3`,
      [afterId || '0', parked, limit],
    );
    return rows.map(deadLetterOf);
  }

  /**
   * Hands it to its handler as if it had just come. Repeating it is safe: what was handled meanwhile is only taken away.
   * @returns the letter with its error, where the handler has failed again
   */
  async replay(id: string): Promise<DeadLetter | 'handled' | 'missing'> {
    const letter = await this.find(id);
    if (!letter) return 'missing';
    const handler = this.events.handlersOf(letter.event.typeName).find(({ name }) => name === letter.handler);
    if (!handler) return { ...letter, error: 'NoSuchHandler' };
    return this.handleAgain(letter, handler);
  }

  /** @returns ids of those that are there */
  async park(ids: readonly string[], back: boolean): Promise<string[]> {
    const [rows] = await this.dataSource.query<[{ id: string }[], number]>(
      'update dead_letters set parked_at = $2 where id = any($1::bigint[]) returning id',
      [ids, back ? null : this.clock.now()],
    );
    return rows.map(({ id }) => id);
  }

  private async handleAgain(letter: DeadLetter, handler: RegisteredHandler): Promise<DeadLetter | 'handled'> {
    try {
      await this.inbox.handleOnce(letter.event, handler);
    } catch (error) {
      await this.inbox.buryAgain(letter.event, handler, error);
      return (await this.find(letter.id)) ?? 'handled';
    }
    await this.dataSource.query('delete from dead_letters where id = $1', [letter.id]);
    return 'handled';
  }

  private async find(id: string): Promise<DeadLetter | undefined> {
    const [row] = await this.dataSource.query<DeadLetterRow[]>('select * from dead_letters where id = $1', [id]);
    return row && deadLetterOf(row);
  }
}

function deadLetterOf(row: DeadLetterRow): DeadLetter {
  const occurredAt = row.headers['Yarrow-Occurred-At'];
  const event: ReceivedEvent = {
    id: row.event_id,
    typeName: row.subject,
    aggregateId: row.aggregate_id,
    occurredAt: occurredAt ? new Date(occurredAt) : row.died_at,
    payload: row.payload,
    headers: row.headers,
    producer: row.stream,
    streamSeq: Number(row.stream_seq),
  };
  const { id, handler, attempts, error, died_at: diedAt } = row;
  return { id, event, handler, attempts, error, diedAt };
}
