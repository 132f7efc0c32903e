import { eventually } from '@yarrow/kit/testing/eventually';

export interface LiveMessage {
  event: string;
  data: Record<string, unknown>;
}

/** A page that reads the stream of live updates. */
export class LiveReader {
  readonly messages: LiveMessage[] = [];
  /** Everything as it came. */
  text = '';
  ended = false;
  private readonly abort = new AbortController();

  /** @throws Error with the status where there is no stream */
  static async open(url: string, headers: Record<string, string>): Promise<LiveReader> {
    const reader = new LiveReader();
    const response = await fetch(`${url}/api/live`, {
      headers: { accept: 'text/event-stream', 'sec-fetch-site': 'same-origin', ...headers },
      signal: reader.abort.signal,
    });
    if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`);
    void reader.read(response.body);
    await reader.next('ready');
    return reader;
  }

  /** The first message of a kind that is there, or comes. */
  async next(event: string): Promise<LiveMessage> {
    return this.until(() => this.messages.find((message) => message.event === event), event);
  }

  async end(): Promise<void> {
    await this.until(() => this.ended || undefined, 'the end');
  }

  changes(): Record<string, unknown>[] {
    return this.messages.filter(({ event }) => event === 'change').map(({ data }) => data);
  }

  close(): void {
    this.abort.abort();
  }

  private async until<T>(find: () => T | undefined, what: string): Promise<T> {
    return eventually(() => {
      const found = find();
      if (found === undefined) throw new Error(`No ${what} in: ${this.text}`);
      return found;
    });
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const chunk of body) {
        this.text += decoder.decode(chunk);
        const blocks = (rest + decoder.decode(chunk)).split('\n\n');
        rest = blocks.pop() ?? '';
        this.messages.push(...blocks.map(parse));
      }
    } catch {
      // Closed by either side.
    }
    this.ended = true;
  }
}

function parse(block: string): LiveMessage {
  const fields = Object.fromEntries(block.split('\n').map((line) => /^(\w+): (.*)$/.exec(line)?.slice(1, 3) ?? []));
  return { event: fields['event'], data: JSON.parse(fields['data']) };
}
