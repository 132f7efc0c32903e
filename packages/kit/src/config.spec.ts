import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ConfigError, parseConfig, serviceConfig } from './config.js';

const env = {
  PORT: '8083',
  DATABASE_URL: 'postgres://yarrow:pw@127.0.0.1:8091/catalog',
  NATS_URL: 'nats://127.0.0.1:8093',
  ACTOR_PUBLIC_KEY: 'key',
};

function problemsOf(schema: z.ZodType, variables: Record<string, string | undefined>): readonly string[] {
  try {
    parseConfig(schema, variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('parseConfig', () => {
  it('gives numbers, defaults and nothing that was not asked for', () => {
    const config = parseConfig(serviceConfig, { ...env, PUBLIC_URL: 'https://yarrow.example/', HOME: '/' });
    expect(config).toMatchObject({ PORT: 8083, HOST: '127.0.0.1', DATABASE_POOL_SIZE: 10, LOG_LEVEL: 'info' });
    expect(config.PUBLIC_URL).toBe('https://yarrow.example');
    expect(config).not.toHaveProperty('HOME');
  });

  it('lists every problem at once, and no value', () => {
    const schema = serviceConfig.extend({ CSRF_SECRET: z.string().min(32) });
    const problems = problemsOf(schema, { ...env, PORT: 'eighty', NATS_URL: undefined, CSRF_SECRET: 'too-short' });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['PORT', 'NATS_URL', 'CSRF_SECRET']);
    expect(problems[1]).toBe('NATS_URL: is missing');
    expect(problems.join()).not.toContain('too-short');
  });

  it('takes an empty variable for an absent one', () => {
    expect(problemsOf(serviceConfig, { ...env, DATABASE_URL: '' })).toEqual(['DATABASE_URL: is missing']);
    expect(parseConfig(serviceConfig, { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: '' })).not.toHaveProperty(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
    );
  });

  it('cannot be changed afterwards', () => {
    const config = parseConfig(serviceConfig, env) as { PORT: number };
    expect(() => (config.PORT = 1)).toThrow(TypeError);
  });
});
