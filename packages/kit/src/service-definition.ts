import type { Type } from '@nestjs/common';
import type { z } from 'zod';
import type { ServiceConfig } from './config.js';

// TypeORM takes entities and migrations as constructors of anything.
type Constructor = Function; // eslint-disable-line @typescript-eslint/no-unsafe-function-type

/** What `startService` must know of a service; each service exports one from `service.ts`. */
export interface ServiceDefinition<C extends ServiceConfig = ServiceConfig> {
  /** One lower-case word, such as `catalog`: the package of its events, the name of its stream and of its logs. */
  readonly name: string;
  /** `import.meta.url` of the service's `service.ts`, which lies in `src/` or, built, in `dist/`. */
  readonly root: URL | string;
  readonly config: z.ZodType<C>;
  readonly module: Type;
  readonly entities: readonly Constructor[];
  /** Classes with SQL, oldest first; those of the kit run before them. */
  readonly migrations: readonly Constructor[];
  /** Names of the services whose events it handles. */
  readonly consumes: readonly string[];
}
