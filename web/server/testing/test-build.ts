import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildManifest } from '../chunk-links.js';
import { firstOperations } from '../first-screens.js';

const manifest: BuildManifest = {
  'index.html': { file: 'assets/app-1.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js' },
  'src/features/profile/ProfilePage.tsx': { file: 'assets/profile-1.js', imports: ['_react.js', '_card.js'] },
  '_card.js': { file: 'assets/card-1.js', css: ['assets/card-1.css'] },
};

/** What the tests' gateway answers of the operations whose answers go into pages. */
const TEXTS: Record<string, string> = {
  Profile: 'query Profile($slug: String!) { practice(slug: $slug) { __typename id name headline } }',
  ProfileReviews: 'query ProfileReviews($slug: String!) { practice(slug: $slug) { __typename id title } }',
};

/** A folder as Vite leaves it, with a file of each kind. */
export function writeTestBuild(): string {
  const dist = mkdtempSync(join(tmpdir(), 'yarrow-web-'));
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, '.vite'));
  const page = '<html><head><title>Yarrow</title></head><body><div id="root"></div></body></html>';
  writeFileSync(join(dist, 'index.html'), page);
  const operations = ['PracticeHead', 'EventHead', ...firstOperations()].map((name) => [
    name,
    { hash: `hash-${name}`, text: TEXTS[name] ?? `query ${name} { __typename }` },
  ]);
  writeFileSync(join(dist, '.vite/operations.json'), JSON.stringify(Object.fromEntries(operations)));
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const file of ['sw.js', 'manifest.webmanifest', 'offline.html']) writeFileSync(join(dist, file), file);
  mkdirSync(join(dist, 'map'));
  writeFileSync(join(dist, 'map/tiles.pack'), packOf({ '0/0/0': 'whole world', '3/1/2': 'a part of it' }));
  writeFileSync(join(dist, 'assets/app-1.js'), 'plain');
  writeFileSync(join(dist, 'assets/app-1.js.br'), 'brotli');
  return dist;
}

/** Tiles as scripts/map/pack-tiles.mjs packs them. */
function packOf(tiles: Record<string, string>): Buffer {
  const bodies = Object.entries(tiles).map(([key, text]) => [key, gzipSync(text)] as const);
  const directory: Record<string, [number, number]> = {};
  let end = 0;
  for (const [key, body] of bodies) {
    directory[key] = [end, body.length];
    end += body.length;
  }
  const head = Buffer.from(JSON.stringify(directory));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...bodies.map(([, body]) => body)]);
}
