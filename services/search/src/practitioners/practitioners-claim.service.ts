import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import type { SearchConfig } from '../config.js';
import { SEARCH_INDEX, type SearchIndex } from '../engine/search-index.js';
import { claimOf } from './practitioners-claim.js';

/** The home page asks with every visit; the number hardly moves. */
const CACHE_TTL_MS = 60_000;

@Injectable()
export class PractitionersClaimService {
  private counted?: { at: number; claim: Promise<number | null> };

  constructor(
    @Inject(CONFIG) private readonly config: SearchConfig,
    @Inject(SEARCH_INDEX) private readonly index: SearchIndex,
    private readonly clock: Clock,
  ) {}

  /** Public. */
  async read(): Promise<number | null> {
    if (this.config.PRACTITIONERS_CLAIM) return this.config.PRACTITIONERS_CLAIM;
    const now = this.clock.now().getTime();
    if (!this.counted || now - this.counted.at >= CACHE_TTL_MS) {
      const claim = this.index.count().then(claimOf);
      this.counted = { at: now, claim };
      // What failed is asked again, by the next one.
      claim.catch(() => delete this.counted);
    }
    return this.counted.claim;
  }
}
