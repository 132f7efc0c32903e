import type { Logger } from 'pino';
import type { DataSourceOptions, Logger as OrmLogger } from 'typeorm';
import type { ServiceConfig } from '../config.js';
import { describeError } from '../telemetry/logging.js';
import { kitMigrations } from './migrations.js';
import type { ServiceDefinition } from '../service-definition.js';

/** What a pool needs to know of the configuration. */
type DatabaseConfig = Pick<ServiceConfig, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATABASE_WAIT_MS'>;

/** Settings of a service's pool: a request that hangs gives its connection back. Times in milliseconds. */
export function dataSourceOptions(
  definition: ServiceDefinition,
  config: DatabaseConfig,
  logger: Logger,
): DataSourceOptions & { type: 'postgres' } {
  return {
    type: 'postgres',
    url: config.DATABASE_URL,
    applicationName: `yarrow-${definition.name}`,
    entities: [...definition.entities],
    synchronize: false,
    migrationsRun: false,
    poolSize: config.DATABASE_POOL_SIZE,
    logger: new SilentSqlLogger(logger),
    poolErrorHandler: (error: unknown) => logger.warn({ err: error }, 'a database connection was lost'),
    extra: {
      statement_timeout: 10_000,
      lock_timeout: config.DATABASE_WAIT_MS,
      idle_in_transaction_session_timeout: 15_000,
      connectionTimeoutMillis: config.DATABASE_WAIT_MS,
      keepAlive: true,
    },
  };
}

/** The same database for migrations: two connections, no time-outs. */
export function migrationOptions(
  definition: ServiceDefinition,
  config: DatabaseConfig,
  logger: Logger,
): DataSourceOptions {
  const options = dataSourceOptions(definition, config, logger);
  return {
    ...options,
    entities: [],
    migrations: [...kitMigrations, ...definition.migrations] as (() => void)[],
    poolSize: 2,
    extra: { connectionTimeoutMillis: 5_000 },
  };
}

/** TypeORM's own loggers print parameters, and with them personal data: this one never does. */
class SilentSqlLogger implements OrmLogger {
  constructor(private readonly logger: Logger) {}

  logQuery(): void {}

  logQueryError(error: string | Error, query: string): void {
    const { code, constraint } = describeError(error);
    this.logger.debug({ sql: query.slice(0, 500), code, constraint }, 'a statement failed');
  }

  logQuerySlow(ms: number, query: string): void {
    this.logger.warn({ sql: query.slice(0, 500), ms }, 'a statement was slow');
  }

  logSchemaBuild(message: string): void {
    this.logger.debug(message);
  }

  logMigration(message: string): void {
    this.logger.debug(message);
  }

  log(level: 'log' | 'info' | 'warn', message: unknown): void {
    this.logger[level === 'warn' ? 'warn' : 'debug'](String(message));
  }
}
