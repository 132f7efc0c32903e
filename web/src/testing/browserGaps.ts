import { webcrypto } from 'node:crypto';
import { TextDecoder as NodeTextDecoder, TextEncoder as NodeTextEncoder } from 'node:util';
import { LiveStreamDouble } from './liveStreams.js';

/** Required by Chakra, missing in jsdom. Elements have no size here, so the callback is never called. */
class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

export function fillBrowserGaps(): void {
  globalThis.ResizeObserver ??= NoSizes;
  globalThis.EventSource ??= LiveStreamDouble as unknown as typeof EventSource;
  // Ids here are those of React and of tests: letters, digits, colons.
  globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.scrollTo ??= () => undefined;
  Blob.prototype.arrayBuffer ??= readBlob;
  if (!crypto.subtle) Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
  /*
   * A dialog hides in its first frame all that lies outside of it, a later dialog too if that comes sooner: no person is so
   * fast, but a test is. Frames come before a test goes on.
   */
  globalThis.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
  globalThis.cancelAnimationFrame = (id) => window.clearTimeout(id);
  globalThis.TextEncoder ??= NodeTextEncoder as typeof TextEncoder;
  globalThis.TextDecoder ??= NodeTextDecoder as typeof TextDecoder;
}

function readBlob(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsArrayBuffer(this);
  });
}
