import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface RawAnswer {
  /** Everything that came back. */
  readonly text: string;
  readonly status: number;
  /** `end` where the other side closed in good order, an error's code such as ECONNRESET or EPIPE otherwise. */
  readonly end: string;
}

/**
 * Sends bytes as no client library would, one piece after the other, until the other side has closed the connection.
 * @param pauseMs between pieces
 */
export async function sendRaw(url: string, pieces: Iterable<string | Buffer>, pauseMs = 0): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let [text, end] = ['', ''];
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const closed = new Promise<void>((resolve) => {
    socket.once('error', (error: NodeJS.ErrnoException) => (end ||= error.code ?? error.message));
    socket.once('end', () => (end ||= 'end'));
    socket.once('close', resolve).once('end', resolve);
  });
  for (const piece of pieces) {
    if (end) break;
    if (!socket.write(piece)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    if (pauseMs > 0) await Promise.race([delay(pauseMs), closed]);
  }
  await closed;
  socket.destroy();
  return { text, end, status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0) };
}

/** The head of a POST, and so many bytes in pieces of 64 KiB. */
export function* largePost(path: string, bytes: number, { chunked = false } = {}): Generator<string | Buffer> {
  const length = chunked ? 'transfer-encoding: chunked' : `content-length: ${bytes}`;
  yield `POST ${path} HTTP/1.1\r\nhost: test\r\ncontent-type: application/json\r\n${length}\r\n\r\n`;
  const piece = Buffer.alloc(65_536, 'x');
  for (let sent = 0; sent < bytes; sent += piece.length) {
    if (chunked) yield `${piece.length.toString(16)}\r\n`;
    yield piece;
    if (chunked) yield '\r\n';
  }
  if (chunked) yield '0\r\n\r\n';
}
