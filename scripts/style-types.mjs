import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** Where `npm run gen` keeps the types of our design system. */
export const STYLE_TYPES = 'web/generated/style-types';

/** Where Chakra's other types import them from, by relative paths: nowhere else would they be found. */
const PLACE = 'node_modules/@chakra-ui/react/dist/types/styled-system/generated';

/** The files in Chakra's folder that are ours, relative to the checkout. */
export const placedStyleTypes = () => styleTypeFiles().map((file) => `${PLACE}/${file}`);

const styleTypeFiles = () => (existsSync(join(ROOT, STYLE_TYPES)) ? readdirSync(join(ROOT, STYLE_TYPES)) : []);

/** Puts our types in the place of those of Chakra's default theme, which its package brings along. */
export function placeStyleTypes() {
  for (const file of styleTypeFiles()) {
    const ours = readFileSync(join(ROOT, STYLE_TYPES, file), 'utf8');
    const placed = join(ROOT, PLACE, file);
    if (!existsSync(placed) || readFileSync(placed, 'utf8') === ours) continue;
    // Not written into: the file may be one with that of another checkout.
    rmSync(placed);
    writeFileSync(placed, ours);
  }
}
