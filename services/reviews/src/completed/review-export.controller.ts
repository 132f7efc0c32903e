import { Controller, Get, Header, StreamableFile } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byPractice, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { ReviewProofsService } from './review-proofs.service.js';

const EXPORTS = { name: 'export-reviews', points: 20, perSeconds: 3600 };

/** `GET /portal/review-export/reviews.csv`: reviews that came from real visits, each with its proof. */
@Controller('portal/review-export')
export class ReviewExportController {
  constructor(private readonly proofs: ReviewProofsService) {}

  @Get('reviews.csv')
  @Access('practice')
  @RateLimit({ ...EXPORTS, by: byPractice })
  @Header('cache-control', 'private, no-store')
  async getCsv(@CurrentActor() actor: Actor): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.proofs.export(actor)), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="reviews.csv"',
    });
  }
}
