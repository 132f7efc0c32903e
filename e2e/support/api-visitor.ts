import { SITE_URL } from './site.js';

const LOGIN = 'mutation Login($input: LoginInput!) { login(input: $input) { result errors { code message } } }';

type Payload = { result: 'success' | 'failure'; errors: { code: string; message: string }[] };

/** Calls the public GraphQL endpoint without pages, with cookies and CSRF token like a browser. */
export class ApiVisitor {
  readonly #cookies = new Map<string, string>();

  /** @throws Error with what the gateway answered in place of data */
  async ask<T>(query: string, variables: object = {}): Promise<T> {
    const csrf = this.#cookies.get('yarrow_csrf');
    const response = await fetch(`${SITE_URL}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        ...(csrf && { 'x-csrf-token': csrf }),
      },
      body: JSON.stringify({ query, variables }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    const { data, errors } = (await response.json()) as { data?: T; errors?: unknown };
    if (errors || !data) throw new Error(`${response.status} ${JSON.stringify(errors)}`);
    return data;
  }

  /** Calls one REST route as a page of ours would. */
  async send(method: string, path: string, body?: object): Promise<Response> {
    const csrf = this.#cookies.get('yarrow_csrf');
    return fetch(`${SITE_URL}${path}`, {
      method,
      headers: {
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        ...(csrf && { 'x-csrf-token': csrf }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  /**
   * Sends one mutation.
   * @returns its payload
   * @throws Error with the codes of a refusal
   */
  async change<T>(mutation: string, variables: object = {}): Promise<T> {
    const [payload] = Object.values(await this.ask<Record<string, Payload>>(mutation, variables));
    if (payload?.result === 'success') return payload as T;
    throw new Error(`${mutation.trim().split('\n')[0]} → ${JSON.stringify(payload?.errors)}`);
  }
}

/** Logs in with an account. */
export async function loggedIn(email: string, password: string): Promise<ApiVisitor> {
  const visitor = new ApiVisitor();
  await visitor.change(LOGIN, { input: { email, password } });
  return visitor;
}
