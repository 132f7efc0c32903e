import { z } from 'zod';

export const MANIFEST_FILE = 'manifest.json';

const count = z.number().int().min(0);

/** What stands in a database: rows of each table, and of the ledger the sums by account and currency. */
const figures = z.object({
  tables: z.record(z.string(), count),
  ledger: z
    .array(z.object({ account: z.string(), currency: z.string(), entries: count, cents: z.string() }))
    .optional(),
});

const manifest = z.object({
  version: z.literal(1),
  takenAt: z.iso.datetime(),
  databases: z.record(
    z.string().regex(/^[a-z]+$/),
    figures.extend({
      // A name, and never a way out of the folder.
      file: z.string().regex(/^[a-z]+\.dump$/),
      bytes: count,
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

export type Figures = z.infer<typeof figures>;
export type Manifest = z.infer<typeof manifest>;
export type DumpedDatabase = Manifest['databases'][string];

/** @throws Error for what is no manifest of ours */
export function parseManifest(json: string): Manifest {
  const { data, error } = manifest.safeParse(JSON.parse(json));
  if (!data) throw new Error(`This is no manifest of a backup: ${z.prettifyError(error)}`);
  return data;
}

export interface Deviation {
  readonly database: string;
  /** Such as `rows of users`. */
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

/** What a restored database has otherwise than its manifest says. */
export function deviationsOf(database: string, expected: Figures, found: Figures): Deviation[] {
  const [wanted, got] = [textsOf(expected), textsOf(found)];
  return [...new Set([...wanted.keys(), ...got.keys()])].flatMap((what) => {
    const pair = { expected: wanted.get(what) ?? 'none', found: got.get(what) ?? 'none' };
    return pair.expected === pair.found ? [] : [{ database, what, ...pair }];
  });
}

function textsOf({ tables, ledger = [] }: Figures): Map<string, string> {
  return new Map([
    ...Object.entries(tables).map(([table, rows]): [string, string] => [`rows of ${table}`, String(rows)]),
    ...ledger.map(({ account, currency, entries, cents }): [string, string] => [
      `entries of ${account} in ${currency}`,
      `${entries}, ${cents} cents in sum`,
    ]),
  ]);
}
