import type * as Sdk from 'square';

export interface SquareClientOptions {
  applicationId: string;
  /** Address of a stand-in, a path prefix included. */
  apiBase: string | undefined;
  timeoutMs: number;
}

/** Square itself, or its own test environment for its test keys. */
export function squareBase({ applicationId, apiBase }: Pick<SquareClientOptions, 'apiBase' | 'applicationId'>): string {
  if (apiBase) return apiBase;
  return applicationId.startsWith('sandbox-') ? 'https://connect.squareupsandbox.com' : 'https://connect.squareup.com';
}

let sdk: Promise<typeof Sdk> | undefined;

/** The official SDK takes two seconds and 78 MB to load: only a process that talks to Square does. */
export function loadSquare(): Promise<typeof Sdk> {
  sdk ??= import('square');
  return sdk;
}

/** It never repeats a call by itself: whether to ask again is decided where attempts are kept. */
export async function createSquareClient(options: SquareClientOptions, token: string): Promise<Sdk.SquareClient> {
  const { SquareClient } = await loadSquare();
  const timeoutInSeconds = options.timeoutMs / 1000;
  return new SquareClient({ token, baseUrl: squareBase(options), maxRetries: 0, timeoutInSeconds });
}
