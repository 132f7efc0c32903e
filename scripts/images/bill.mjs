import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

/**
 * The software bill of materials of an image (CycloneDX 1.6, JSON) from the lock: the packages that it holds, and those
 * whose code is bundled into it. `npm sbom` knows a workspace, not an image, and leaves out half of what its links need.
 * @param {import('./targets.mjs').Target} target
 * @param {string[]} packages folders of installed packages, relative to the checkout
 */
export function billOf(target, packages) {
  const { packages: locked } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const components = new Map();
  for (const folder of packages) {
    const component = componentOf(folder, locked[folder] ?? {});
    components.set(component['bom-ref'], component);
  }
  const { version } = JSON.parse(readFileSync(join(ROOT, target.folder, 'package.json'), 'utf8'));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': `yarrow/${target.name}`, name: `yarrow-${target.name}`, version },
    },
    components: [...components.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
  };
}

function componentOf(folder, { integrity }) {
  const { name, version, license } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const hash = /^sha512-(?<digest>.+)$/.exec(integrity ?? '')?.groups.digest;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(typeof license === 'string' && { licenses: [licenceOf(license)] }),
    ...(hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
  };
}

/** An expression such as `(MIT OR Apache-2.0)`, or one identifier. */
const licenceOf = (text) => (/[\s()]/.test(text) ? { expression: text } : { license: { name: text } });
