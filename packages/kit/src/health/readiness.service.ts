import { Inject, Injectable, ServiceUnavailableException } from '@nestjs/common';
import { HealthCheckService } from '@nestjs/terminus';
import { DependenciesIndicator } from './dependencies.indicator.js';
import { RuntimeIndicator } from './runtime.indicator.js';

/** Whether a service can work, and what it lacks. */
@Injectable()
export class ReadinessService {
  constructor(
    @Inject(HealthCheckService) private readonly health: HealthCheckService,
    @Inject(RuntimeIndicator) private readonly runtime: RuntimeIndicator,
    @Inject(DependenciesIndicator) private readonly dependencies: DependenciesIndicator,
  ) {}

  async check(): Promise<{ ready: boolean; report: object }> {
    try {
      const report = await this.health.check([
        () => this.runtime.traffic(),
        () => this.runtime.database(),
        () => this.runtime.broker(),
        () => this.runtime.redis(),
        () => this.dependencies.report(),
      ]);
      return { ready: true, report };
    } catch (error) {
      if (!(error instanceof ServiceUnavailableException)) throw error;
      return { ready: false, report: error.getResponse() as object };
    }
  }
}
