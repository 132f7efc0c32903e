/** `npm run images`: builds the images of the product and says how large they are. See `--help`. */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findEngine } from './images/engine.mjs';
import { megabytes } from './images/assemble.mjs';
import { SIZE_LIMIT, TARGETS, targetOf } from './images/targets.mjs';
import { ROOT } from './paths.mjs';

const HELP = `npm run images [-- options]
  --only catalog,web     some of them
  --registry NAME        what comes before the name, yarrow by default
  --tag TAG              dev by default
  --npmrc FILE           settings of npm for the build, such as a registry of your own
  BUILD_IMAGE, BASE_IMAGE, DEBIAN_IMAGE, POSTGRES_IMAGE   other images to build on than the Dockerfile's`;

const IMAGES = ['BUILD_IMAGE', 'BASE_IMAGE', 'DEBIAN_IMAGE', 'POSTGRES_IMAGE'];

async function main() {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      only: { type: 'string' },
      registry: { type: 'string', default: 'yarrow' },
      tag: { type: 'string', default: 'dev' },
      npmrc: { type: 'string' },
    },
  });
  if (values.help) return console.log(HELP);
  const targets = values.only ? values.only.split(',').map(targetOf) : TARGETS;
  const engine = await findEngine();
  const sizes = await buildAll(engine, targets, values);
  for (const { image, bytes, seconds } of sizes)
    console.log(`${image.padEnd(40)} ${megabytes(bytes).padStart(7)} above its base, ${seconds} s`);
  const tooLarge = sizes.filter(({ bytes }) => bytes > SIZE_LIMIT).map(({ image }) => image);
  if (tooLarge.length > 0) throw new Error(`More than ${megabytes(SIZE_LIMIT)}: ${tooLarge.join(', ')}`);
}

/** @returns {Promise<{ image: string, bytes: number, seconds: string }[]>} bytes above what all of them stand on */
async function buildAll(engine, targets, { registry, tag, npmrc }) {
  const common = {
    buildArguments: Object.fromEntries(
      IMAGES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    ),
    secrets: npmrc ? { npmrc } : {},
    epoch: git('log', '-1', '--format=%ct'),
    labels: {
      'org.opencontainers.image.revision': git('rev-parse', 'HEAD'),
      'org.opencontainers.image.version': tag,
      'org.opencontainers.image.licenses': 'Apache-2.0',
    },
  };
  const imageOf = (name) => `${registry}/${name}:${tag}`;
  await engine.build({ ...common, target: 'runtime', tag: imageOf('runtime') });
  const base = await engine.sizeOf(imageOf('runtime'));
  const sizes = [];
  for (const { name } of targets) {
    const image = imageOf(name);
    const started = performance.now();
    await engine.build({ ...common, target: name, tag: image });
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    sizes.push({ image, bytes: (await engine.sizeOf(image)) - base, seconds });
  }
  return sizes;
}

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
