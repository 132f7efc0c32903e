import { parseConfig, serviceConfig, type ServiceConfig } from './config.js';
import { migrationOptions } from './database/data-source-options.js';
import { migrate } from './database/migrations.js';
import type { ServiceDefinition } from './service-definition.js';
import { createLogger } from './telemetry/logging.js';

/** Migrating needs a database and nothing else of what a service reads. */
const migrationConfig = serviceConfig.pick({
  DATABASE_URL: true,
  DATABASE_POOL_SIZE: true,
  DATABASE_WAIT_MS: true,
  LOG_LEVEL: true,
});

/**
 * The `migrate.ts` of a service: brings its database up to date and ends. Where services run with MIGRATE_ON_START=false
 * it is run before their new version starts, while the old one still works on the same database.
 * @throws ConfigError when the environment is not complete
 */
export async function migrateService<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  env: Record<string, string | undefined> = process.env,
): Promise<void> {
  const config = parseConfig(migrationConfig, env);
  const logger = createLogger(definition.name, config.LOG_LEVEL);
  const names = await migrate(migrationOptions(definition, config, logger));
  logger.info({ migrations: names }, names.length > 0 ? 'migrated' : 'the database is up to date');
}
