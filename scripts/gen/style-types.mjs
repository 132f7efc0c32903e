import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../paths.mjs';
import { STYLE_TYPES, placeStyleTypes } from '../style-types.mjs';
import { writeIfChanged } from './write-if-changed.mjs';

const SYSTEM = 'web/src/theme/typegen.ts';
const CHAKRA = 'node_modules/@chakra-ui/cli/bin/index.js';

/** What the system is made of. */
export const STYLE_INPUTS = ['recipes', 'styleProps', 'system', 'tokens', 'typegen'].map(
  (name) => `web/src/theme/${name}.ts`,
);

/**
 * The types of Chakra's style props, conditions and recipes as our system has them: a name that it does not know does
 * not compile.
 */
export async function generateStyleTypes() {
  const folder = mkdtempSync(join(tmpdir(), 'yarrow-style-types-'));
  try {
    await promisify(execFile)(process.execPath, [CHAKRA, 'typegen', SYSTEM, '--strict', '--outdir', folder], {
      cwd: ROOT,
    });
    mkdirSync(join(ROOT, STYLE_TYPES), { recursive: true });
    const written = readdirSync(folder).map((file) =>
      writeIfChanged(`${STYLE_TYPES}/${file}`, withoutUnknownRecipes(readFileSync(join(folder, file), 'utf8'))),
    );
    placeStyleTypes();
    return written.some(Boolean);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Parts of several slots bring their recipes along. Where the theme has none, Chakra's types take any prop for a variant. */
const withoutUnknownRecipes = (types) => types.replace(/^ *\[key: string\]: SystemSlotRecipeFn<string, any>\n/m, '');
