/**
 * What `.ci/run` needs before anything else: it may use nothing but Node itself. Each reason why a run would fail within
 * seconds is one line.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies, lockProblems, needsInstall } from './install.mjs';
import { ROOT } from './paths.mjs';
import { Progress } from './progress.mjs';
import { placeStyleTypes } from './style-types.mjs';

function nodeProblems() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const wanted = numbersOf(engines.node);
  const present = numbersOf(process.versions.node);
  const at = wanted.findIndex((number, index) => number !== present[index]);
  const isOlder = at >= 0 && present[at] < wanted[at];
  return isOlder ? [`Node ${process.versions.node} is here; package.json asks for ${engines.node}`] : [];
}

const numbersOf = (version) => version.match(/\d+/g).map(Number);

function conflictMarkers() {
  const { stdout } = spawnSync('git', ['grep', '-nE', '^(<<<<<<<|>>>>>>>) '], { cwd: ROOT, encoding: 'utf8' });
  const places = (stdout ?? '').split('\n').filter(Boolean);
  return places.map((line) => `${line.split(':').slice(0, 2).join(':')} is a conflict that was not resolved`);
}

function stop(problems) {
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(1);
}

stop(nodeProblems());
stop(conflictMarkers());
stop(lockProblems());
try {
  if (needsInstall()) await new Progress().step('Installing dependencies (npm ci)', installDependencies);
  placeStyleTypes();
} catch (error) {
  stop([error.message]);
}
