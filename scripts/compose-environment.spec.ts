import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { composeEnvironments, databaseStatements } from './compose-environment.mjs';
import { ROOT, SERVICES } from './paths.mjs';
import { portsFrom } from './ports.mjs';
import { loadSecrets } from './secrets.mjs';

const folder = mkdtempSync(join(tmpdir(), 'compose-'));
const secrets = loadSecrets(folder);
rmSync(folder, { recursive: true });
const all = composeEnvironments(portsFrom(8080), secrets);
const { services } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });

describe('the product in containers', () => {
  it('reaches its parts by the names of their containers, and gives browsers the published ports', () => {
    expect(JSON.stringify(all)).not.toContain('127.0.0.1:');
    expect(all['gateway']).toMatchObject({ HOST: '0.0.0.0', SUBGRAPH_CATALOG_URL: 'http://catalog:8083/graphql' });
    expect(all['web']).toMatchObject({ GATEWAY_URL: 'http://gateway:8081', PUBLIC_URL: 'http://localhost:8080' });
    expect(all['payments']).toMatchObject({
      STRIPE_API_BASE: 'http://sandbox:8089/stripe',
      STRIPE_BROWSER_BASE: 'http://localhost:8089/stripe',
    });
    expect(all['notifications']!['SMTP_URL']).toBe('smtp://sandbox:8090');
  });

  it('has a container for each process, started with its variables and after the databases are there', () => {
    for (const name of Object.keys(all)) {
      expect(services[name]).toMatchObject({ profiles: ['product'], read_only: true });
      expect(services[name].env_file).toEqual([{ path: `.yarrow/compose/${name}.env`, required: false }]);
    }
    for (const name of SERVICES)
      expect(services[name].depends_on.databases.condition).toBe('service_completed_successfully');
  });

  it('gives each service a role and a database of its own', () => {
    const statements = databaseStatements(secrets);
    for (const name of SERVICES) {
      expect(statements).toContain(`create database yarrow_${name} owner yarrow_${name}`);
      expect(all[name]!['DATABASE_URL']).toMatch(new RegExp(`^postgres://yarrow_${name}:.+/yarrow_${name}$`));
    }
  });
});
