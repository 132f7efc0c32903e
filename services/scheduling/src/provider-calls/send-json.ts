import { ProviderAnswerError } from './provider-answer-error.js';

const TIMEOUT_MS = 15_000;

/** A call of a provider's API; what it takes is JSON or a form. */
export interface ProviderCall {
  readonly method?: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';
  readonly body?: object;
  readonly form?: Readonly<Record<string, string>>;
  readonly authorization?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * @param provider its name, for messages
 * @returns what it answered; an empty object where that was nothing
 * @throws ProviderAnswerError for an answer that is no success, any other error where none arrived
 */
export async function sendJson<T>(provider: string, url: string, call: ProviderCall = {}): Promise<T> {
  const { method = 'GET', body, form, authorization, headers } = call;
  const response = await fetch(url, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      ...headers,
      ...(authorization && { authorization }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(form && { body: new URLSearchParams(form) }),
  });
  const answer = await readJson(provider, response);
  if (!response.ok) throw refusalOf(provider, response, answer);
  return answer as T;
}

async function readJson(provider: string, response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  if (text === '') return {};
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    // A proxy's page says nothing of what the provider did.
    throw new Error(`${provider} answered ${response.status} with something else than JSON.`, { cause: error });
  }
}

/** Each API words its refusals in its own way: an object `error`, a word `error` (OAuth 2.0), or fields at the top. */
function refusalOf(provider: string, { status, headers }: Response, answer: Record<string, unknown>) {
  const { error } = answer;
  const detail = (typeof error === 'object' && error ? error : answer) as Record<string, unknown>;
  const code = typeof error === 'string' ? error : (detail['code'] ?? '');
  const message = detail['message'] ?? detail['reason'] ?? detail['error_description'] ?? '';
  const seconds = Number(headers.get('retry-after'));
  const retryAfterMs = seconds > 0 ? seconds * 1000 : undefined;
  return new ProviderAnswerError(provider, status, String(code), String(message), retryAfterMs);
}
