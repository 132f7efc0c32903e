import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildManifest } from '../chunk-links.js';

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

/**
 * What renders pages: the profile from its data, others from their address. `?throws` and `?hangs` are pages that go wrong,
 * and each rendering has its number.
 */
const RENDER = `
let renderings = 0;
export const firstOperations = () => ['Profile', 'ProfileReviews'];
export const firstQueries = (path) =>
  path === '/p/willow' ? firstOperations().map((operation) => ({ operation, variables: { slug: 'willow' } })) : [];
export async function renderPage({ url, answers, signal }) {
  if (url.includes('?throws')) throw new Error('A component threw.');
  if (url.includes('?hangs')) await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const { name = url } = answers['Practice:w'] ?? {};
  renderings += 1;
  return { html: '<main style="--color-brand:#123456">' + name + ', rendering ' + renderings + '</main>', css: '.y-1{color:red}', rules: ['1'] };
}
export const siteCss = '.site{}';
export function renderSite(website, path, platform) {
  const html = '<a href="' + platform + '/p/' + website.practice.slug + '/book">Book</a>';
  const text = { title: website.title, description: 'Calm & quiet', name: 'Willow', image: '/media/1.jpg' };
  const icon = 'data:image/svg+xml,%3Csvg/%3E';
  return { status: path === '/' ? 200 : 404, html, icon, ...text, paths: ['/', '/about'] };
}
`;

/** A folder as Vite leaves it, with a file of each kind. */
export function writeTestBuild(): string {
  const dist = mkdtempSync(join(tmpdir(), 'yarrow-web-'));
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, '.vite'));
  mkdirSync(join(dist, '.render'));
  writeFileSync(join(dist, '.render/package.json'), '{ "type": "module" }');
  writeFileSync(join(dist, '.render/entry-server.js'), RENDER);
  const page =
    '<html><head><script>held()</script><title>Yarrow</title></head><body><div id="root"></div></body></html>';
  writeFileSync(join(dist, 'index.html'), page);
  const operations = ['PracticeHead', 'EventHead', 'Profile', 'ProfileReviews', 'PublishedSite'].map((name) => [
    name,
    { hash: `hash-${name}`, text: TEXTS[name] ?? `query ${name} { __typename }` },
  ]);
  writeFileSync(join(dist, '.vite/operations.json'), JSON.stringify(Object.fromEntries(operations)));
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const file of ['sw.js', 'manifest.webmanifest', 'offline.html']) writeFileSync(join(dist, file), file);
  mkdirSync(join(dist, 'map'));
  writeFileSync(join(dist, 'map/tiles.pack'), packOf({ '0/0/0': 'whole world', '3/1/2': 'a part of it' }));
  writeFileSync(join(dist, 'assets/app-1.js'), 'plain');
  writeFileSync(join(dist, 'assets/fraunces-latin-wght-normal-1.woff2'), 'font');
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
