/** `npm run admin`: what those who run Yarrow do (`admin/`), for the Yarrow that runs from this checkout. See `--help`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from './build.mjs';
import { PRIVATE } from './paths.mjs';

/**
 * The variables of `yarrow-admin`: by default of the Yarrow that runs from this checkout.
 * @param {string} folder private folder of the run
 * @param {Record<string, string | undefined>} env
 */
export function adminEnvironment(folder, env = process.env) {
  return { ...ofCheckout(folder), ...env };
}

function ofCheckout(folder) {
  const secrets = join(folder, 'secrets.json');
  const running = join(folder, 'environment.json');
  const { backing } = existsSync(running) ? JSON.parse(readFileSync(running, 'utf8')) : {};
  const databases = Object.entries(backing?.databases ?? {});
  return {
    ...(existsSync(secrets) && { SECRETS_FILE: secrets }),
    ...(backing && { NATS_URL: backing.natsUrl, SCRATCH_DATABASE_URL: backing.serverUrl }),
    ...Object.fromEntries(databases.map(([name, url]) => [`DATABASE_URL_${name.toUpperCase()}`, url])),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await compile('admin');
    const { runAdmin } = await import('../admin/dist/run-admin.js');
    process.exitCode = await runAdmin(process.argv.slice(2), {
      env: adminEnvironment(PRIVATE),
      now: new Date(),
      out: (line) => console.log(line),
      err: (line) => console.error(line),
    });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
