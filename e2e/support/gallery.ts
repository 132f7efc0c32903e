import { execFile } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from '@jest/globals';
import { readConfig } from '../../web/server/config.js';
import { securityHeaders } from '../../web/server/security-headers.js';

const ROOT = join(import.meta.dirname, '../..');
const BUILT = join(ROOT, '.yarrow/gallery');
const BUILD_MS = 180_000;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Builds the gallery of parts and serves it with the headers of the production web server, its content security policy
 * among them. Call it once in a file of journeys.
 * @returns gives its address
 */
export function useGallery(): () => string {
  let address = '';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(BUILT, pathname === '/gallery' ? 'gallery.html' : pathname);
    const found = file.startsWith(BUILT) && extname(file) in TYPES && existsSync(file);
    response.writeHead(found ? 200 : 404, {
      ...securityHeaders(readConfig({})),
      'content-type': TYPES[extname(file)] ?? 'text/plain',
    });
    if (found) createReadStream(file).pipe(response);
    else response.end();
  });
  beforeAll(async () => {
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    await promisify(execFile)(process.execPath, [vite, 'build', '--config', 'vite.gallery.config.ts'], {
      cwd: join(ROOT, 'web'),
      env: { ...process.env, NODE_ENV: 'production' },
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    address = `http://localhost:${(server.address() as AddressInfo).port}/gallery`;
  }, BUILD_MS);
  afterAll(() => void server.close());
  return () => address;
}
