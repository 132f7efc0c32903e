import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessGuard } from './access/access.guard.js';
import { Clock } from './clock.js';
import { CONFIG } from './config.js';
import { dataSourceOptions } from './database/data-source-options.js';
import { ErasePeopleJob } from './erasure/erase-people.job.js';
import { ErasePersonResponder } from './erasure/erase-person.responder.js';
import { ErasuresService } from './erasure/erasures.service.js';
import { ErrorsFilter } from './errors/errors.filter.js';
import { graphqlModule, hasContract } from './graphql/graphql-module.js';
import { MutationPayloadInterceptor } from './graphql/mutation-payload.interceptor.js';
import { DependenciesIndicator } from './health/dependencies.indicator.js';
import { HealthController } from './health/health.controller.js';
import { ReadinessService } from './health/readiness.service.js';
import { RuntimeIndicator } from './health/runtime.indicator.js';
import { JobsService } from './jobs/jobs.service.js';
import { LOGGER } from './telemetry/logging.js';
import { DeadLettersResponder } from './messaging/dead-letters.responder.js';
import { DeadLettersService } from './messaging/dead-letters.service.js';
import { JetStreamServer } from './messaging/jetstream.server.js';
import { OutboxRelayService } from './messaging/outbox-relay.service.js';
import { RequestServer } from './messaging/request.server.js';
import { ExportPersonResponder } from './person-records/export-person.responder.js';
import { PersonRecordsService } from './person-records/person-records.service.js';
import { RateLimitGuard } from './rate-limits/rate-limit.guard.js';
import { RateLimitsService } from './rate-limits/rate-limits.service.js';
import { REDIS } from './database/redis.js';
import { RepublishResponder } from './republish/republish.responder.js';
import { SnapshotsService } from './republish/snapshots.service.js';
import { PruneJob } from './retention/prune.job.js';
import { RetentionService } from './retention/retention.service.js';
import { RequestsClient } from './messaging/requests.client.js';
import { RUNTIME, type Runtime } from './runtime.js';

/** What every call goes through, in GraphQL, REST and messages alike; guards in this order. */
const ENHANCERS: Provider[] = [
  { provide: APP_GUARD, useClass: AccessGuard },
  { provide: APP_GUARD, useClass: RateLimitGuard },
  { provide: APP_INTERCEPTOR, useClass: MutationPayloadInterceptor },
  { provide: APP_FILTER, useClass: ErrorsFilter },
];

/** The root module of a running service: what the kit offers, for injection everywhere, and the service's own module. */
@Module({})
export class KitModule {
  static forService(runtime: Runtime): DynamicModule {
    const { definition, config, logger } = runtime;
    const offered = offeredProviders(runtime);
    return {
      module: KitModule,
      global: true,
      imports: [
        TypeOrmModule.forRoot({ ...dataSourceOptions(definition, config, logger), retryAttempts: 0 }),
        // What fails is in the answer and logged by the indicators.
        TerminusModule.forRoot({ logger: false }),
        ...(hasContract(runtime) ? [graphqlModule(runtime)] : []),
        definition.module,
      ],
      controllers: [
        HealthController,
        DeadLettersResponder,
        ErasePersonResponder,
        ExportPersonResponder,
        RepublishResponder,
      ],
      providers: [
        ...offered,
        ...ENHANCERS,
        { provide: RUNTIME, useValue: runtime },
        DeadLettersService,
        JetStreamServer,
        RequestServer,
        OutboxRelayService,
        ErasePeopleJob,
        PruneJob,
        ReadinessService,
        RuntimeIndicator,
      ],
      exports: offered.map((provider) => ('provide' in provider ? provider.provide : provider)),
    };
  }
}

function offeredProviders(runtime: Runtime) {
  const { config, logger, redis, broker } = runtime;
  return [
    { provide: CONFIG, useValue: config },
    { provide: LOGGER, useValue: logger },
    { provide: Clock, useFactory: () => new Clock() },
    { provide: REDIS, useFactory: () => redis },
    { provide: RequestsClient, useValue: new RequestsClient(broker, config.REQUEST_TIMEOUT_MS) },
    RateLimitsService,
    JobsService,
    DependenciesIndicator,
    SnapshotsService,
    RetentionService,
    ErasuresService,
    PersonRecordsService,
  ] satisfies Provider[];
}
