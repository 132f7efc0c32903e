import { webcrypto } from 'node:crypto';
import { TextDecoder as NodeTextDecoder, TextEncoder as NodeTextEncoder } from 'node:util';
import { LiveStreamDouble } from './liveStreams.js';

/** What parts of Chakra expect of every browser, and jsdom does not have. Nothing has a size here, so nothing is told. */
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
