import { Inject, Injectable } from '@nestjs/common';
import type { HealthIndicatorResult } from '@nestjs/terminus';
import type { Logger } from 'pino';
import { LOGGER } from '../telemetry/logging.js';

/** Something outside that a service uses for a part of its work, such as a store of objects or a mail server. */
export interface Dependency {
  /** As `/readyz` shows it. */
  readonly name: string;
  /** How long an answer holds: probes come every few seconds, and others are not to be asked for each. */
  readonly holdsMs: number;
  /** @throws where it cannot be used */
  readonly check: () => Promise<unknown>;
}

interface Watched extends Dependency {
  degraded: boolean;
  checkedAt: number;
}

/** Optional dependencies of a service: they never make it unready; a failure is shown as `degraded`. */
@Injectable()
export class DependenciesIndicator {
  private readonly watched: Watched[] = [];

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** To be called in a constructor or in `onModuleInit`. */
  register(...dependencies: Dependency[]): void {
    this.watched.push(...dependencies.map((one) => ({ ...one, degraded: false, checkedAt: -Infinity })));
  }

  /** What is known. Whatever is older than it holds is checked again meanwhile; no probe waits for that. */
  report(): HealthIndicatorResult {
    const now = performance.now();
    for (const one of this.watched) {
      if (now - one.checkedAt < one.holdsMs) continue;
      one.checkedAt = now;
      void this.check(one);
    }
    return Object.fromEntries(
      this.watched.map(({ name, degraded }) => [name, { status: degraded ? 'degraded' : 'up' }]),
    );
  }

  private async check(one: Watched): Promise<void> {
    const error: unknown = await one.check().then(
      () => undefined,
      (reason: unknown) => reason ?? new Error('unknown'),
    );
    const degraded = error !== undefined;
    if (degraded === one.degraded) return;
    one.degraded = degraded;
    if (degraded) this.logger.warn({ err: error, dependency: one.name }, 'a dependency cannot be used');
    else this.logger.info({ dependency: one.name }, 'a dependency can be used again');
  }
}
