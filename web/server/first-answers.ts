import { createRequest, type DocumentInput, type SSRData } from '@urql/core';
import type { FirstQuery } from './first-screens.js';

/** The page must not wait for its data: after this, it goes out without and the browser asks by itself. */
const BUDGET_MS = 300;

/** Asks the gateway, as a stranger, what the first screen of a page shows. */
export class FirstAnswers {
  /** @param hashes of the registered operations, by name */
  constructor(
    private readonly gatewayUrl: string,
    private readonly hashes: Readonly<Record<string, string>>,
  ) {}

  /**
   * The answers that came in time and without an error, as the browser's client takes them
   * (src/app/graphqlClient.ts); the others are left to the browser.
   */
  async ask(queries: readonly FirstQuery[]): Promise<SSRData> {
    const answers = await Promise.all(queries.map((query) => this.askOne(query)));
    return Object.fromEntries(answers.filter((answer) => answer !== undefined));
  }

  private async askOne({ operation, variables }: FirstQuery): Promise<[string, SSRData[number]] | undefined> {
    const documentId = `sha256:${this.hashes[operation]}`;
    try {
      const response = await fetch(`${this.gatewayUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ documentId, operationName: operation, variables }),
        signal: AbortSignal.timeout(BUDGET_MS),
      });
      const { data, errors } = (await response.json()) as { data?: object | null; errors?: unknown[] };
      if (!data || errors?.length) return undefined;
      // What a build makes of `graphql(`…`)`, see vite.config.ts: the key follows from the hash and the variables.
      const document = { kind: 'Document', definitions: [], documentId } as unknown as DocumentInput;
      return [String(createRequest(document, variables).key), { data: JSON.stringify(data) }];
    } catch {
      return undefined;
    }
  }
}
