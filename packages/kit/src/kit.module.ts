import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessGuard } from './access/access.guard.js';
import { Clock } from './clock.js';
import { CONFIG } from './config.js';
import { dataSourceOptions } from './database.js';
import { ErrorsFilter } from './errors.filter.js';
import { graphqlModule, hasContract } from './graphql/graphql-module.js';
import { MutationPayloadInterceptor } from './graphql/mutation-payload.interceptor.js';
import { HealthController } from './health.controller.js';
import { Jobs } from './jobs.js';
import { LOGGER } from './logging.js';
import { JetStreamServer } from './messaging/jetstream.server.js';
import { OutboxRelay } from './messaging/outbox-relay.js';
import { RequestServer } from './messaging/request.server.js';
import { RateLimitGuard } from './rate-limits/rate-limit.guard.js';
import { RateLimitsService } from './rate-limits/rate-limits.service.js';
import { REDIS } from './redis.js';
import { RepublishResponder } from './republish/republish.responder.js';
import { SnapshotsService } from './republish/snapshots.service.js';
import { PruneJob } from './retention/prune.job.js';
import { RetentionService } from './retention/retention.service.js';
import { Requests } from './request-reply.js';
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
        ...(hasContract(runtime) ? [graphqlModule(runtime)] : []),
        definition.module,
      ],
      controllers: [HealthController, RepublishResponder],
      providers: [
        ...offered,
        ...ENHANCERS,
        { provide: RUNTIME, useValue: runtime },
        JetStreamServer,
        RequestServer,
        OutboxRelay,
        PruneJob,
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
    { provide: Requests, useValue: new Requests(broker) },
    RateLimitsService,
    Jobs,
    SnapshotsService,
    RetentionService,
  ] satisfies Provider[];
}
