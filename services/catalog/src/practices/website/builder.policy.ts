import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import type { CatalogConfig } from '../../config.js';
import type { Practice } from '../practice.entity.js';

/** Which practices are offered the switch between the versions of the website builder. */
@Injectable()
export class BuilderPolicy {
  constructor(@Inject(CONFIG) private readonly config: CatalogConfig) {}

  /** Those that were registered before the cutoff date (UTC). */
  isSwitchOffered({ createdAt }: Practice): boolean {
    return createdAt < new Date(`${this.config.BUILDER_CUTOFF_DATE}T00:00:00Z`);
  }
}
