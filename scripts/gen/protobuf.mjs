import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../paths.mjs';

const run = promisify(execFile);

/** Event messages: `proto/` → `packages/contracts/src`, by buf and protoc-gen-es. */
export async function generateProtobuf() {
  const bin = join(ROOT, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  try {
    await run(join(bin, 'buf'), ['generate'], { cwd: join(ROOT, 'proto'), env });
  } catch (error) {
    throw new Error(`buf generate: ${error.stderr || error.message}`, { cause: error });
  }
}
