import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { options } from './thresholds.js';

const source = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const scripts = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.js'));
const all = scripts.map(source).join('\n');

const registered = new Set(
  Object.values(JSON.parse(source('../../gateway/persisted-operations.json')) as Record<string, string>).map(
    (text) => /\b(?:query|mutation) (\w+)/.exec(text)?.[1],
  ),
);

/** What the steps of all ways send, and what is sent to set up. */
const steps = [...all.matchAll(/\b(?:send|change|untilReady)\(caller, '(\w+)'/g)].map(([, name]) => name!);
const others = [...all.matchAll(/\{ name: '([A-Z]\w+)' \}/g)].map(([, name]) => name!);
const pages = [...all.matchAll(/'(page-\w+)'/g)].map(([, name]) => name!);

describe('operations of the load scripts', () => {
  it('are those that the web registers at the gateway', () => {
    expect(steps.length).toBeGreaterThan(30);
    expect(others.length).toBeGreaterThan(5);
    expect([...steps, ...others].filter((name) => !registered.has(name))).toEqual([]);
  });

  it('have limits of their own, each step', () => {
    const { thresholds } = options(['visitor', 'portal', 'webhooks'], {});
    const missing = [...steps, ...pages].filter(
      (name) => !(`http_req_duration{name:${name}}` in thresholds && `checks{name:${name}}` in thresholds),
    );
    expect(missing).toEqual([]);
  });
});
