/**
 * A process that has imported the libraries of the services, which is half of their start time, and waits for a message
 * with the service to start: `{ script, env, inspect }`. See `supervisor.mjs`.
 */
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { open } from 'node:inspector';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../paths.mjs';

process.once('disconnect', () => process.exit());

/** What a compiled module imports, as it is written there. */
function importsOf(file) {
  const statements = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;'"=(]*['"]([^'"]+)['"];$/gm);
  return [...statements].map(([, specifier]) => specifier);
}

/** Addresses of the modules outside of our own code that the services import. */
function libraries() {
  const folders = ['packages', 'services'].flatMap((part) =>
    readdirSync(join(ROOT, part)).map((name) => `${part}/${name}`),
  );
  const found = [...folders, 'gateway'].flatMap((folder) => {
    const dist = join(ROOT, folder, 'dist');
    const parent = pathToFileURL(join(dist, 'any.js'));
    return [...new Set(compiledIn(dist).flatMap(importsOf))]
      .filter((specifier) => !/^(\.|node:|@yarrow\/)/.test(specifier))
      .map((specifier) => import.meta.resolve(specifier, parent));
  });
  return [...new Set(found)];
}

const compiledIn = (dist) =>
  readdirSync(dist, { recursive: true })
    .filter((name) => /\.js$/.test(name) && !/\.(spec|test)\.js$|(^|\/)(testing|demo)\//.test(name))
    .map((name) => join(dist, name));

/** Imports what the script needs, so that nothing but its start remains. */
async function importPartsOf(script) {
  const local = importsOf(script).filter((specifier) => specifier.startsWith('.'));
  await Promise.all(local.map((specifier) => import(pathToFileURL(resolve(dirname(script), specifier)).href)));
}

// A failed import is reported by the service that needs the library.
await Promise.allSettled(libraries().map((address) => import(address)));

process.send('spare');
const [{ script, env, inspect }] = await once(process, 'message');
process.title = script;
Object.assign(process.env, env);
await importPartsOf(script);
process.send('imported');
await once(process, 'message');
// The process before it has let go of the port.
if (inspect) open(inspect, '127.0.0.1');
process.channel.unref();
await import(pathToFileURL(script).href);
