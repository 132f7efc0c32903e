import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { Kind, parse } from 'graphql';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { installable } from './vite.installable.ts';
import { standIns } from './vite.standIns.ts';

const PERSISTED_OPERATIONS = join(import.meta.dirname, '../gateway/persisted-operations.json');
const PRELOADED_FONTS = ['fraunces-latin-wght-normal', 'figtree-latin-wght-normal'];
/** What server/app.ts passes on to the gateway; the same here, for development. */
const PASSED_ON = [
  '/graphql',
  '/webhooks',
  '/api',
  '/media',
  '/video-review/upload',
  '/manage_event_registrations',
  '/portal/builder_version',
  '/portal/support_chat',
  '/portal/client-export',
  '/portal/review-export',
  '/calendar-files',
];
const GATEWAY = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8081';
const COMPRESSIBLE = /\.(m?js|css|svg|json|txt|html|webmanifest)$/;

/** The two faces of the first screen are asked for with the page, not after its style sheet has been read. */
function preloadFonts(): Plugin {
  return {
    name: 'yarrow:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => PRELOADED_FONTS.some((font) => file.includes(font)))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              // Scripts first: without them there is no text to set.
              fetchpriority: 'low',
            },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

/** Puts what keeps early presses into the page itself: it listens before any other file has come. */
function holdInput(): Plugin {
  const script = readFileSync(join(import.meta.dirname, 'src/app/heldInput/hold.js'), 'utf8');
  const children = script.replace(/^\/\*\*[^]*?\*\/\s*/, '').replace(/\n\s*/g, '\n');
  return {
    name: 'yarrow:hold-input',
    transformIndexHtml: () => [{ tag: 'script', children, injectTo: 'head-prepend' }],
  };
}

/**
 * Replaces every `graphql(`…`)` of a production build by its syntax tree, which the cache reads answers with, and the
 * hash under which `npm run gen` registered the operation with the gateway. No query text is shipped, and a page's chunk
 * holds its own operations only. Fragments are types: their documents are empty.
 */
export function persistedOperations(): Plugin {
  const operations = new Map<string, { hash: string; text: string }>();
  return {
    name: 'yarrow:persisted-operations',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const texts = JSON.parse(readFileSync(PERSISTED_OPERATIONS, 'utf8')) as Record<string, string>;
      for (const [hash, text] of Object.entries(texts)) {
        const operation = parse(text).definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
        if (operation?.name) operations.set(operation.name.value, { hash, text });
      }
    },
    generateBundle() {
      // For the web server, which asks the gateway for what goes into the first HTML.
      const source = JSON.stringify(Object.fromEntries(operations));
      this.emitFile({ type: 'asset', fileName: '.vite/operations.json', source });
    },
    transform(code, id) {
      if (!/\/src\/(?!gql\/).*\.tsx?$/.test(id) || !code.includes('graphql(`')) return undefined;
      const replaced = code.replace(/\bgraphql\(`\s*(query|mutation|fragment) (\w+)[^`]*`,?\s*\)/g, (_, kind, name) => {
        if (kind === 'fragment') return '({})';
        const operation = operations.get(name);
        if (!operation) return this.error(`Operation ${name} is not registered: run npm run gen.`);
        const document = { ...parse(operation.text, { noLocation: true }), documentId: operation.hash };
        return `(${JSON.stringify(document, withoutEmptyLists)})`;
      });
      // The text keeps its lines' order but not their number; maps of these few modules are approximate.
      return { code: replaced, map: null };
    },
  };
}

/** Each field would carry its lists of arguments and directives, which are optional. */
function withoutEmptyLists(_key: string, value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}

/**
 * Makes of `new URL('./file', import.meta.url).href` the file's path on the site, which is the same on the server and in the
 * browser.
 */
export function publicAddresses(): Plugin {
  return {
    name: 'yarrow:public-addresses',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/src\/.*\.tsx?$/.test(id)) return undefined;
      const imports: string[] = [];
      const replaced = code.replace(/new URL\((['"][^'"]+['"]), import\.meta\.url\)\.href/g, (_, file: string) => {
        const name = `file${imports.length}`;
        imports.push(`import ${name} from ${file.slice(0, -1)}?url${file.at(-1)};`);
        return name;
      });
      return imports.length > 0 ? { code: `${imports.join('\n')}\n${replaced}`, map: null } : undefined;
    },
  };
}

/** The tiles of the default map for the web server. They change with the data and the scripts only, so they are kept. */
function mapTiles(): Plugin {
  return {
    name: 'yarrow:map-tiles',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const kept = join(import.meta.dirname, '../.yarrow/map', `${await mapFingerprint()}.pack`);
      if (!existsSync(kept)) {
        const { packTiles } = await import('./scripts/map/pack-tiles.mjs');
        await mkdir(dirname(kept), { recursive: true });
        await writeFile(`${kept}.part`, packTiles());
        await rename(`${kept}.part`, kept);
      }
      await mkdir(join(dir, 'map'), { recursive: true });
      await copyFile(kept, join(dir, 'map/tiles.pack'));
    },
  };
}

async function mapFingerprint(): Promise<string> {
  const { devDependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const hash = createHash('sha256').update(JSON.stringify(devDependencies));
  for (const name of ['layers.mjs', 'pack-tiles.mjs']) {
    hash.update(readFileSync(join(import.meta.dirname, 'scripts/map', name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Writes `.br` and `.gz` next to every text asset at the highest level: the server compresses pages only. */
function precompress(): Plugin {
  return {
    name: 'yarrow:precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      for (const entry of await readdir(dir, { recursive: true })) {
        const path = join(dir, entry);
        if (!COMPRESSIBLE.test(entry) || !(await stat(path)).isFile()) continue;
        const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        await pipeline(createReadStream(path), brotli, createWriteStream(`${path}.br`));
        await pipeline(createReadStream(path), createGzip({ level: 9 }), createWriteStream(`${path}.gz`));
      }
    },
  };
}

/** `/gallery` while developing: every part in every state. No build for production knows it (vite.gallery.config.ts is for tests). */
function gallery(): Plugin {
  return {
    name: 'yarrow:gallery',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/gallery(?=\?|$)/, '/gallery.html');
        next();
      });
    },
  };
}

/**
 * Parts of ours that many pages use travel in one file: a page of thirty files of a kilobyte each waits for thirty
 * answers. Those that bring a library along stay apart, so that only pages that need it load it.
 */
function isSharedPart(id: string): boolean {
  const own =
    /\/web\/src\/(ui|lib(?!\/refetch)|gql|features\/(shell|errors))\/.*\.(tsx?|css)$|\/packages\/time\/.*\/zone-name\./.test(
      id,
    );
  const library =
    /from '(@ark-ui|@chakra-ui\/react\/(?!styled-system)|@yarrow|libphonenumber|react-hook-form|zod|maplibre)/;
  // Modules with mutations also load `useAction`.
  const mutation = /from '(@apollo\/client\/react|[./]+\/lib\/useAction\.js)'/;
  return own && ![library, mutation].some((one) => one.test(readFileSync(id, 'utf8')));
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    persistedOperations(),
    publicAddresses(),
    standIns(),
    react(),
    mapTiles(),
    preloadFonts(),
    holdInput(),
    installable(),
    precompress(),
    gallery(),
  ],
  // rxjs without helpers for browsers of ten years ago.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    // The portal's calendar is the only one that asks for lodash.
    alias: [{ find: /^lodash\/(\w+)$/, replacement: 'es-toolkit/compat/$1' }],
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Icons are referenced by fragment (`<use href="…#search">`), which a data: address cannot serve.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Emotion brings them along for `withTheme`, which nothing uses.
      treeshake: { moduleSideEffects: [{ test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false }] },
      output: {
        // Names of all chunks are in the first script: each letter counts. 42 bits are enough to distinguish versions.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) => `assets/${name.replace(/Page$/, '').slice(0, 2)}-[hash:7].js`,
        codeSplitting: {
          groups: [
            { name: 'shared', test: isSharedPart, minShareCount: 3 },
            // Wanted by pages with mutations only.
            { name: 'refetch', test: /\/web\/src\/lib\/refetch\w+\.ts$/ },
            // One chunk instead of many small ones. Only the portal needs the pagination policies.
            {
              name: 'apollo',
              test: /\/node_modules\/(@apollo\/client\/(?!utilities\/policies)|@wry\/|optimism\/|rxjs\/)/,
            },
          ],
        },
      },
    },
    reportCompressedSize: true,
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      ...Object.fromEntries(PASSED_ON.map((path) => [path, GATEWAY])),
      // The page of the same address is ours.
      '/portal/video_reviews': { target: GATEWAY, bypass: ({ method, url }) => (method === 'GET' ? url : undefined) },
      // The map's style and tiles come from the web server.
      ...(process.env.PAGES_URL && { '/map': process.env.PAGES_URL }),
    },
  },
});
