import { newId } from '@yarrow/kit/ids';
import type { FollowingIndex } from '../indexing/document-changes.repository.js';
import type { PendingDocument } from '../indexing/pending-documents.repository.js';
import { INDEX_FORMAT, PRACTICES_INDEX, VOCABULARY_INDEX } from './index-mapping.js';
import type { BulkItem, OpenSearchClient } from './open-search.client.js';
import { practiceDocument } from './practice-document.js';
import { trigramsOf } from './word-similarity.js';

/** Words that are remembered as written, so that common ones are not written with every document. */
const MAX_KNOWN_WORDS = 500_000;

/** What writes indices of an engine. */
export class EngineWriter {
  private readonly knownWords = new Map<string, Set<string>>();

  constructor(private readonly client: OpenSearchClient) {}

  newIndexName(): string {
    return `${this.client.practices}-${INDEX_FORMAT}-${newId()}`;
  }

  owns(name: string): boolean {
    return name.startsWith(`${this.client.practices}-`);
  }

  async hasIndex(name: string): Promise<boolean> {
    return (await this.client.hasIndex(name)) && this.client.hasIndex(this.wordsIndexOf(name));
  }

  /** Also of one that was created in part. */
  async createIndex(index: FollowingIndex): Promise<FollowingIndex> {
    for (const [name, body] of [
      [this.wordsIndexOf(index.name), VOCABULARY_INDEX],
      [index.name, PRACTICES_INDEX],
    ] as const)
      if (!(await this.client.hasIndex(name))) await this.client.createIndex(name, body);
    return index;
  }

  /**
   * Writes each document under its revision, so that an older one never replaces a newer one.
   * @returns practices whose documents were refused, with the reason
   * @throws Error when the engine is away or has no room: nothing is known of any
   */
  async write(index: string, documents: PendingDocument[]): Promise<Map<string, string>> {
    if (documents.length === 0) return new Map();
    const sources = documents.map(({ practiceId, revision, document }) => ({
      operation: { _index: index, _id: practiceId, version: Number(revision), version_type: 'external' },
      source: document && practiceDocument(document),
    }));
    const words = this.newWords(
      index,
      sources.flatMap(({ source }) => source?.words ?? []),
    );
    const lines = [
      ...words.flatMap((word) => [
        { create: { _index: this.wordsIndexOf(index), _id: word } },
        { word, trigrams: [...new Set(trigramsOf(word))] },
      ]),
      ...sources.flatMap(({ operation, source }): object[] =>
        source ? [{ index: operation }, source] : [{ delete: operation }],
      ),
    ];
    const items = await this.client.bulk(lines);
    this.remember(index, words, items.slice(0, words.length));
    return refusals(items.slice(words.length));
  }

  /** Searches read it from here on. */
  async serve(name: string): Promise<void> {
    const words = this.wordsIndexOf(name);
    await this.client.refresh([name, words]);
    await this.client.moveAliases({ [this.client.practices]: name, [this.client.words]: words });
  }

  /** Also what an earlier replacement left behind. */
  async deleteOthers(names: string[]): Promise<void> {
    const kept = new Set(names.flatMap((name) => [name, this.wordsIndexOf(name)]));
    for (const alias of [this.client.practices, this.client.words])
      for (const one of await this.client.listIndices(`${alias}-*`))
        if (!kept.has(one)) await this.client.deleteIndex(one);
    for (const one of this.knownWords.keys()) if (!kept.has(one)) this.knownWords.delete(one);
  }

  private wordsIndexOf(name: string): string {
    return `${this.client.words}${name.slice(this.client.practices.length)}`;
  }

  private newWords(index: string, words: string[]): string[] {
    const known = this.knownWords.get(index);
    return [...new Set(words)].filter((word) => !known?.has(word));
  }

  private remember(index: string, words: string[], items: BulkItem[]): void {
    for (const { status, error } of items)
      if (status >= 300 && status !== 409) throw new Error(`OpenSearch answered ${error?.type ?? status} to a word`);
    const known = this.knownWords.get(index) ?? new Set();
    if (known.size > MAX_KNOWN_WORDS) known.clear();
    for (const word of words) known.add(word);
    this.knownWords.set(index, known);
  }
}

/** Done is also what is newer there (409), and what was removed and never there (404). */
function refusals(items: BulkItem[]): Map<string, string> {
  const refused = items.filter(({ status }) => status >= 300 && status !== 409 && status !== 404);
  const away = refused.find(({ status }) => status === 429 || status >= 500);
  if (away) throw new Error(`OpenSearch answered ${away.error?.type ?? away.status}`);
  return new Map(refused.map(({ _id, status, error }) => [_id, error?.reason ?? error?.type ?? String(status)]));
}
