import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../backing/programs.mjs';

const run = promisify(execFile);
/** Of the user and not of a checkout: what takes minutes to build is built once. */
export const TOOLS = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'yarrow/tools');

/** Programs that look at a chart, and the Go modules that they are built from where the path has none. */
const MODULES = {
  helm: 'helm.sh/helm/v3/cmd/helm@v3.19.5',
  kubeconform: 'github.com/yannh/kubeconform/cmd/kubeconform@v0.7.0',
  'kube-score': 'github.com/zegl/kube-score/cmd/kube-score@v1.20.0',
};

export const findGo = () => findProgram(['go']);

/**
 * The program by its name: of the path, of an earlier build, or built now by Go.
 * @param {keyof typeof MODULES} name
 * @param {boolean} build whether to build it
 * @returns {Promise<string | undefined>} its path; undefined where it is not there and cannot be built
 */
export async function chartTool(name, build) {
  const folder = join(TOOLS, `${name}-${MODULES[name].split('@')[1]}`);
  const built = join(folder, name);
  const found = findProgram([name]) ?? (existsSync(built) ? built : undefined);
  if (found) return found;
  const go = build && findGo();
  if (!go) return undefined;
  mkdirSync(folder, { recursive: true });
  const env = { ...process.env, GOBIN: folder, CGO_ENABLED: '0', GOFLAGS: '-buildvcs=false -trimpath -ldflags=-s' };
  await run(go, ['install', MODULES[name]], { env, cwd: folder, maxBuffer: 1e8 });
  return built;
}

/** What to do where one is missing. */
export const howToGet = (name) =>
  `${name} is not on the path, and there is no Go to build it${MODULES[name] ? ` from ${MODULES[name]}` : ' with'}`;
