/** What one REST call is answered with. */
export type RestAnswer = object | (() => object);

/** The network apart from GraphQL: REST calls answered by method and path, and the store. For tests. */
export class FakeVideoNetwork {
  readonly calls: { method: string; path: string; body: unknown; headers: Record<string, string> }[] = [];
  readonly uploads: FakeUpload[] = [];
  readonly answers = new Map<string, RestAnswer>();
  private readonly before = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest };

  constructor() {
    globalThis.fetch = (async (input: string, init: RequestInit = {}) => {
      const method = init.method ?? 'GET';
      const [path = ''] = input.split('?');
      const body = init.body ? JSON.parse(String(init.body)) : undefined;
      this.calls.push({ method, path: input, body, headers: init.headers as Record<string, string> });
      const answer = this.answers.get(`${method} ${path}`);
      if (!answer) throw new TypeError('Failed to fetch');
      return { json: async () => (typeof answer === 'function' ? answer() : answer) };
    }) as never;
    const { uploads } = this;
    globalThis.XMLHttpRequest = class extends FakeUpload {
      constructor() {
        super();
        uploads.push(this);
      }
    } as never;
  }

  /** The answers of an upload that works, up to its status. */
  accept(hash: string): void {
    const data = { upload_url: 'http://store/put', video_key: 'uploads/videos/c/v.webm' };
    this.answers.set(`POST /video-review/upload/${hash}`, { success: true, data });
    this.answers.set(`POST /video-review/upload/${hash}/complete`, { success: true, data: { status: 'processing' } });
  }

  says(hash: string, status: string, more: object = {}): void {
    const data = { status, progress: null, reason: null, ...more };
    this.answers.set(`GET /video-review/upload/${hash}/status`, { success: true, data });
  }

  restore(): void {
    Object.assign(globalThis, this.before);
  }
}

/** One PUT to the store, as slow as the test wants it. */
export class FakeUpload {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  url = '';
  sent: Blob | FormData | undefined;
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  open(_method: string, url: string): void {
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: Blob | FormData): void {
    this.sent = body;
  }

  abort(): void {
    this.onabort?.();
  }

  end(status: number): void {
    this.status = status;
    this.onload?.();
  }
}

/** A camera and a recorder that jsdom does not have. */
export class FakeCamera {
  readonly asked: MediaStreamConstraints[] = [];
  readonly recorders: FakeRecorder[] = [];
  /** How often a track of it was stopped. */
  stops = 0;
  /** What asking for the camera ends with. */
  refusal: string | undefined;

  constructor(supported: readonly string[] = ['video/webm;codecs=vp8', 'video/webm', 'video/mp4']) {
    const stream = { active: true, getTracks: () => [{ stop: () => this.stops++ }] };
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: {
        getUserMedia: async (wanted: MediaStreamConstraints) => {
          this.asked.push(wanted);
          if (this.refusal) throw Object.assign(new Error('no'), { name: this.refusal });
          return stream;
        },
      },
    });
    const { recorders } = this;
    globalThis.MediaRecorder = class extends FakeRecorder {
      static isTypeSupported = (type: string) => supported.includes(type);
      constructor(_stream: unknown, options: { mimeType?: string }) {
        super(options.mimeType ?? '');
        recorders.push(this);
      }
    } as never;
    URL.createObjectURL = () => 'blob:video';
    URL.revokeObjectURL = () => undefined;
  }

  restore(): void {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
    delete (globalThis as { MediaRecorder?: unknown }).MediaRecorder;
  }
}

class FakeRecorder {
  state = 'inactive';
  /** What it gives when it ends. */
  data = new Blob(['moving pictures']);
  ondataavailable?: (event: { data: Blob }) => void;
  onstop?: () => void;

  constructor(readonly mimeType: string) {}

  start(): void {
    this.state = 'recording';
  }

  stop(): void {
    this.state = 'inactive';
    this.ondataavailable?.({ data: this.data });
    this.onstop?.();
  }
}
