import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import type { GraphqlContext } from '@yarrow/kit/graphql-context';
import { OpenedLinks } from '@yarrow/kit/sessions/opened-links';
import type { ReviewsConfig } from '../config.js';

/** Which links the browser of a request has opened. */
@Injectable()
export class OpenedLinksFactory {
  constructor(@Inject(CONFIG) private readonly config: ReviewsConfig) {}

  of(context: GraphqlContext): OpenedLinks {
    return OpenedLinks.of(context, this.config.PUBLIC_URL, 'reviews');
  }

  /** A review as the arguments name it, with what the browser knows. */
  keyOf(context: GraphqlContext, { reviewId, token }: { reviewId: string; token?: string | null | undefined }) {
    return { reviewId, token: token ?? null, opened: this.of(context).secrets };
  }
}
