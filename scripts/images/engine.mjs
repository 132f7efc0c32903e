import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { findProgram } from '../backing/programs.mjs';
import { ROOT } from '../paths.mjs';

const run = promisify(execFile);

/**
 * What builds images here: Docker where its engine answers, otherwise buildah, which needs none.
 * @returns {Promise<Engine>}
 * @throws Error that says what to install
 */
export async function findEngine() {
  if (await dockerAnswers()) return docker;
  if (findProgram(['buildah'])) return buildah;
  throw new Error('Images are built by Docker with a running engine, or by buildah: neither is here.');
}

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {(build: Build) => Promise<void>} build
 * @property {(image: string) => Promise<number>} sizeOf uncompressed bytes
 *
 * @typedef {object} Build
 * @property {string} target
 * @property {string} tag
 * @property {Record<string, string>} buildArguments
 * @property {Record<string, string>} labels
 * @property {Record<string, string>} secrets path by id
 * @property {string} epoch seconds since 1970 that files are dated with
 */

/** @type {Engine} */
const docker = {
  name: 'docker',
  async build({ target, tag, epoch, ...rest }) {
    const args = ['buildx', 'build', '--target', target, '--tag', tag, ...options(rest)];
    const output = ['--output', 'type=docker,rewrite-timestamp=true'];
    const env = { ...process.env, SOURCE_DATE_EPOCH: epoch };
    await show('docker', [...args, ...output, '--build-arg', `SOURCE_DATE_EPOCH=${epoch}`, '.'], env);
  },
  async sizeOf(image) {
    const { stdout } = await run('docker', ['image', 'inspect', '--format', '{{.Size}}', image]);
    return Number(stdout);
  },
};

/** @type {Engine} */
const buildah = {
  name: 'buildah',
  async build({ target, tag, epoch, ...rest }) {
    const args = ['--target', target, '--tag', tag, '--layers', '--timestamp', epoch, ...options(rest)];
    // Unprivileged containers need an isolation that makes no namespaces, and no higher limits than what they have.
    const limits = ['nofile', 'nproc'].flatMap((kind) => ['--ulimit', `${kind}=${limitOf(kind)}:${limitOf(kind)}`]);
    const environment = ['--isolation', 'chroot', '--network', 'host', ...limits];
    await show('buildah', [...storage(), 'build', ...environment, ...args, '.'], process.env);
  },
  async sizeOf(image) {
    const { stdout } = await run('buildah', [...storage(), 'images', '--json', image]);
    const [amount, unit] = JSON.parse(stdout)[0].size.split(' ');
    return Number(amount) * { B: 1, KB: 1e3, MB: 1e6, GB: 1e9 }[unit];
  },
};

/** How many files or processes we may have ourselves, as far as anybody needs them. */
function limitOf(kind) {
  const { 1: hard } = new RegExp(`^Max ${LIMITS[kind]}\\s+\\S+\\s+(\\S+)`, 'm').exec(
    readFileSync('/proc/self/limits', 'utf8'),
  );
  return Math.min(hard === 'unlimited' ? Infinity : Number(hard), 16_384);
}

const LIMITS = { nofile: 'open files', nproc: 'processes' };

/** Where buildah keeps images, for those who keep them elsewhere than it does by itself. */
const storage = () => (process.env.BUILDAH_STORAGE ?? '').split(' ').filter(Boolean);

function options({ buildArguments, labels, secrets }) {
  const pairs = (flag, values, join) => Object.entries(values).flatMap(([key, value]) => [flag, join(key, value)]);
  return [
    ...pairs('--build-arg', buildArguments, (key, value) => `${key}=${value}`),
    ...pairs('--label', labels, (key, value) => `${key}=${value}`),
    ...pairs('--secret', secrets, (id, path) => `id=${id},src=${path}`),
  ];
}

async function dockerAnswers() {
  try {
    await run('docker', ['info', '--format', '{{.ServerVersion}}'], { timeout: 5_000 });
    return true;
  } catch {
    return false;
  }
}

async function show(command, args, env) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: 'inherit' });
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (code !== 0) throw new Error(`${command} failed (code ${code}).`);
}
