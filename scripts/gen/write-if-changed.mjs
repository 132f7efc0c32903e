import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../paths.mjs';

/**
 * Writes a generated file, unless it already holds this text: an untouched file costs no rebuild.
 * @returns whether it was written
 */
export function writeIfChanged(path, content) {
  const absolute = join(ROOT, path);
  const text = content.endsWith('\n') ? content : `${content}\n`;
  if (readOrNothing(absolute) === text) return false;
  mkdirSync(dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
  return true;
}

function readOrNothing(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
