import pg from 'pg';
import type { Logger } from 'pino';

interface Post {
  readonly name: string;
  readonly work: (lost: AbortSignal) => Promise<void>;
  running?: { lost: AbortController; done: Promise<void> };
}

const ROUND_MS = 1_000;
const ANSWER_MS = 5_000;

/**
 * Work that one replica does at a time: the one that holds the session-level advisory lock of that name. When its
 * session ends, for whatever reason, Postgres frees the locks and another replica takes over within a second.
 */
export class Leadership {
  private readonly posts: Post[] = [];
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private asked: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly service: string,
    private readonly logger: Logger,
  ) {}

  /**
   * Does `work` while this replica leads. The signal says that the lock is lost or that the service stops; `work`
   * then returns soon. Should it return or throw before, it is started again in the next round.
   * @returns settles after the first round, so that a service without rivals leads when it says that it is ready
   */
  async lead(name: string, work: (lost: AbortSignal) => Promise<void>): Promise<void> {
    this.posts.push({ name, work });
    await this.next();
  }

  /** Ends one post, or all, and waits for their work to return. */
  async stop(name?: string): Promise<void> {
    if (!name) {
      this.stopped = true;
      clearTimeout(this.timer);
    }
    const ending = this.posts.filter((post) => !name || post.name === name);
    for (const post of ending) {
      this.posts.splice(this.posts.indexOf(post), 1);
      post.running?.lost.abort();
    }
    await Promise.allSettled(ending.map((post) => post.running?.done ?? Promise.resolve()));
    if (name) return;
    // A round that is under way may be opening the session.
    await this.round;
    await this.disconnect();
  }

  /** One round at a time: tries for the posts that are vacant, and so also notices a dead session. */
  private next(): Promise<void> {
    clearTimeout(this.timer);
    this.round = this.round.then(() => this.tryAll());
    return this.round;
  }

  private async tryAll(): Promise<void> {
    if (this.stopped) return;
    clearTimeout(this.timer);
    try {
      const client = (this.client ??= await this.connect());
      const vacant = this.posts.filter((post) => !post.running);
      if (vacant.length === 0) await this.ask(client, 'select 1');
      for (const post of vacant) await this.tryPost(client, post);
    } catch (error) {
      if (!this.stopped) this.logger.warn({ err: error }, 'the session that holds the locks was lost');
      await this.disconnect();
    }
    if (!this.stopped) this.timer = setTimeout(() => void this.next(), ROUND_MS);
  }

  private async tryPost(client: pg.Client, post: Post): Promise<void> {
    if (this.stopped) return;
    const { rows } = await this.ask<{ held: boolean }>(
      client,
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
      [`${this.service}:${post.name}`],
    );
    if (!rows[0]?.held || this.stopped || !this.posts.includes(post)) return;
    const lost = new AbortController();
    post.running = { lost, done: this.perform(client, post, lost.signal) };
  }

  private async perform(client: pg.Client, post: Post, lost: AbortSignal): Promise<void> {
    try {
      await post.work(lost);
    } catch (error) {
      if (!lost.aborted) this.logger.error({ err: error, post: post.name }, 'leading work failed and starts again');
    }
    post.running = undefined;
    if (client !== this.client) return;
    await this.ask(client, 'select pg_advisory_unlock(hashtextextended($1, 0))', [
      `${this.service}:${post.name}`,
    ]).catch(() => undefined);
  }

  /** One query after the other: posts end on their own, and all share the session. */
  private ask<R extends pg.QueryResultRow>(client: pg.Client, text: string, values: string[] = []) {
    const answer = this.asked.then(() => client.query<R>(text, values));
    this.asked = answer.catch(() => undefined);
    return answer;
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: `yarrow-${this.service}-locks`,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    client.on('error', () => this.abandon(client));
    client.on('end', () => this.abandon(client));
    await client.connect();
    return client;
  }

  /** The session and its locks are gone: all work that relies on the locks must stop at once. */
  private abandon(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    for (const post of this.posts) post.running?.lost.abort();
  }

  private async disconnect(): Promise<void> {
    const client = this.client;
    if (!client) return;
    this.abandon(client);
    await client.end().catch(() => undefined);
  }
}
