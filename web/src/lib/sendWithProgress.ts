export interface SendOptions {
  method: 'POST' | 'PUT';
  headers?: Readonly<Record<string, string>>;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a file to the store. Uses XMLHttpRequest, because `fetch` reports no upload progress.
 * @returns the status of the answer
 * @throws Error when no answer came, or it was aborted
 */
export function sendWithProgress(url: string, body: Blob | FormData, options: SendOptions): Promise<number> {
  const { method, headers = {}, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error('The upload got no answer.'));
    request.open(method, url);
    Object.entries(headers).forEach(([name, value]) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.status);
    request.onerror = fail;
    request.onabort = fail;
    // A signal that is already aborted fires no further `abort` event.
    if (signal?.aborted) return fail();
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
