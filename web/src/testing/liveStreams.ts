/** What a page does with `EventSource`, which jsdom does not have: the streams that it opened, and what comes through them. */
export class LiveStreamDouble extends EventTarget implements Pick<EventSource, 'close' | 'onerror'> {
  /** Those that were opened since the last reset, the newest last. */
  static opened: LiveStreamDouble[] = [];

  static get newest(): LiveStreamDouble {
    const newest = LiveStreamDouble.opened.at(-1);
    if (!newest) throw new Error('No stream was opened.');
    return newest;
  }

  static reset(): void {
    LiveStreamDouble.opened = [];
  }

  closed = false;
  onerror: EventSource['onerror'] = null;

  constructor(readonly url: string) {
    super();
    LiveStreamDouble.opened.push(this);
  }

  close(): void {
    this.closed = true;
  }

  say(event: string, data: object = {}): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }

  /** The line is cut, or the answer is no stream. */
  fail(): void {
    this.onerror?.call(this as unknown as EventSource, new Event('error'));
  }
}
