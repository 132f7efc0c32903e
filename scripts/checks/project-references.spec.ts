import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

interface Project {
  exclude?: string[];
  references?: { path: string }[];
}

const DIRECTORIES = [
  ...['packages', 'services'].flatMap((parent) => readdirSync(parent).map((name) => join(parent, name))),
  ...['gateway', 'admin'],
].filter((directory) => existsSync(join(directory, 'tsconfig.json')));

const parse = (directory: string, file: string) => JSON.parse(readFileSync(join(directory, file), 'utf8'));
const nameOf = (directory: string): string => parse(directory, 'package.json').name;

/** Packages of ours that the compiled files of a project import, itself left out. */
function importsOf(directory: string, { exclude = [] }: Project): string[] {
  const files = readdirSync(join(directory, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => file.endsWith('.ts') && !exclude.some((pattern) => matchesGlob(file, pattern)));
  const names = files.flatMap((file) =>
    [...readFileSync(join(directory, file), 'utf8').matchAll(/from '(@yarrow\/[a-z]+)/g)].map(([, name]) => name!),
  );
  return [...new Set(names)].filter((name) => name !== nameOf(directory));
}

describe('the order of the build', () => {
  it.each(DIRECTORIES)('%s references every project whose types it reads', (directory) => {
    const project: Project = parse(directory, 'tsconfig.json');
    const referenced = (project.references ?? []).map(({ path }) => nameOf(join(directory, path)));
    expect(referenced).toEqual(expect.arrayContaining(importsOf(directory, project)));
  });

  it('is read from files that are there', () => {
    expect(DIRECTORIES.length).toBeGreaterThan(10);
    expect(importsOf('services/scheduling', {})).toContain('@yarrow/sandbox');
  });
});
