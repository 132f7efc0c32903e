import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { publicLine } from '../http/public-path.js';
import { traceIds } from './telemetry.js';

/** Injection token of the service's pino logger. */
export const LOGGER = Symbol('LOGGER');

const PERSONAL = [
  'email',
  'phone',
  'name',
  'firstName',
  'lastName',
  'address',
  'password',
  'passwordHash',
  'token',
  'secret',
  'cookie',
  'authorization',
  'parameters',
  'variables',
  'detail',
];

/**
 * A logger of JSON lines without personal data: what is logged is chosen at the call (ids, counts, codes), and the
 * names of personal fields are removed as well, in case a whole object is logged. URLs are cut to their words,
 * including those in messages of libraries, because the rest may be a secret. A line that is logged while a traced
 * request or event is handled names its trace.
 */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { service },
    mixin: traceIds,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    hooks: { streamWrite: publicLine },
    serializers: { err: describeError },
    redact: {
      paths: PERSONAL.flatMap((field) => [`*.${field}`, `*.*.${field}`]).concat(
        PERSONAL.filter((field) => field !== 'name'),
      ),
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A driver's error also carries the row and the parameters: only what names the fault is kept. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint, table, driverError } = error as Error & Record<string, unknown>;
  const driver = driverError as { code?: string; constraint?: string; table?: string } | undefined;
  return {
    type: error.constructor.name,
    message: error.message,
    stack: error.stack,
    code: code ?? driver?.code,
    constraint: constraint ?? driver?.constraint,
    table: table ?? driver?.table,
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}

/** Lets Nest's own messages and `new Logger(Some.name)` of a feature end in pino. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  // Nest's start-up messages (modules, routes) are of interest to developers only.
  log(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  private write(level: 'fatal' | 'error' | 'warn' | 'debug' | 'trace', message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    const fields = {
      ...(typeof context === 'string' && { context }),
      ...(message instanceof Error && { err: message }),
      ...(level === 'error' && rest.length > 1 && typeof rest[0] === 'string' && { stack: rest[0] }),
    };
    this.logger[level](fields, message instanceof Error ? message.message : String(message));
  }
}
