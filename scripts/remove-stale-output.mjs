import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const PARTS = ['packages/contracts', 'packages/kit', 'packages/time', 'gateway', 'admin'];
const OUTPUT = /\.(d\.ts|js|js\.map)$/;

/** Removes what the compiler wrote for sources that were renamed since: imports of the old name would still find it. */
export function removeStaleOutput(parts = [...PARTS, ...servicesIn('services')], root = ROOT) {
  for (const part of parts) {
    const output = join(root, part, 'dist');
    if (!existsSync(output)) continue;
    for (const file of readdirSync(output, { recursive: true, encoding: 'utf8' })) {
      if (!OUTPUT.test(file) || existsSync(join(root, part, 'src', file.replace(OUTPUT, '.ts')))) continue;
      rmSync(join(output, file));
    }
  }
}

const servicesIn = (folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);
