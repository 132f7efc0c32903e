import { setTimeout as sleep } from 'node:timers/promises';

/** How long one request may take before it counts as unanswered. */
const ANSWER_MS = 20_000;

/** How often a patient user presses the button again, and for how long. */
const AGAIN_MS = 300;
const PATIENCE_MS = 90_000;

/** No usable answer: whether the request had an effect is not known. */
export class UnansweredError extends Error {}

let lastAddress = 0;

/** A user with a browser: a session, its CSRF token and an address of their own, because limits count by address. */
export class Visitor {
  #cookies = new Map();
  #csrfToken;

  /** What its browser calls itself. @type {string | undefined} */
  browser;

  /** @param {string} gatewayUrl */
  constructor(gatewayUrl) {
    this.gatewayUrl = gatewayUrl;
    lastAddress += 1;
    this.address = `198.${18 + (lastAddress >> 16)}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
  }

  /**
   * Sends one operation.
   * @returns {Promise<Record<string, any>>} its data
   * @throws UnansweredError
   */
  async ask(query, variables = {}) {
    const response = await this.#post(query, variables).catch((error) => {
      throw new UnansweredError(error.message, { cause: error });
    });
    if (response.errors || !response.data) throw new UnansweredError(JSON.stringify(response.errors));
    return response.data;
  }

  /**
   * Sends one operation.
   * @returns {Promise<Record<string, any>>} the whole answer, with its errors
   */
  answer(query, variables = {}) {
    return this.#post(query, variables);
  }

  /** Sends it again until there is an answer: for operations that are safe to repeat. */
  async insist(query, variables = {}) {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await this.ask(query, variables);
      } catch (error) {
        if (!(error instanceof UnansweredError) || performance.now() > deadline) throw error;
      }
      await sleep(AGAIN_MS);
    }
  }

  /**
   * Calls a route outside of GraphQL, as a page does.
   * @param {'follow' | 'manual'} [redirect]
   * @returns {Promise<Response>}
   */
  fetch(path, method = 'GET', redirect = 'follow') {
    const body = method === 'GET' ? {} : { body: '{}' };
    return fetch(`${this.gatewayUrl}${path}`, { method, headers: this.#headers(), redirect, ...body });
  }

  #headers() {
    return {
      'content-type': 'application/json',
      'x-forwarded-for': this.address,
      ...(this.browser && { 'user-agent': this.browser }),
      ...(this.#cookies.size > 0 && { cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') }),
      ...(this.#csrfToken && { 'x-csrf-token': this.#csrfToken }),
    };
  }

  async #post(query, variables) {
    const response = await fetch(`${this.gatewayUrl}/graphql`, {
      method: 'POST',
      headers: this.#headers(),
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
      this.#cookies.set(name, value);
    }
    this.#csrfToken = this.#cookies.get('__Host-yarrow_csrf') ?? this.#cookies.get('yarrow_csrf');
    return response.json();
  }
}

/**
 * Asks again until `check` gives something.
 * @throws Error that names what did not come true
 */
export async function eventually(what, check, timeoutMs = 60_000) {
  const deadline = performance.now() + timeoutMs;
  let last;
  for (;;) {
    try {
      const result = await check();
      if (result) return result;
      last = undefined;
    } catch (error) {
      last = error;
    }
    if (performance.now() > deadline) throw new Error(`${what}: not within ${timeoutMs / 1000} s.`, { cause: last });
    await sleep(100);
  }
}
