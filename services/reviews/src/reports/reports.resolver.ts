import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byAddress, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { ReportsService } from './reports.service.js';

const REPORTS = { name: 'review-reports', points: 20, perSeconds: 3600 };

@Resolver()
@Access('staff')
export class ReportsResolver
  implements
    Pick<contract.QueryMethods, 'publicReview' | 'reportedReviews' | 'reportedReviewsCount'>,
    Pick<contract.MutationMethods, 'reportReview' | 'dismissReviewReports' | 'removeReportedReview'>
{
  constructor(private readonly reports: ReportsService) {}

  @Query('publicReview')
  @Access('public')
  async publicReview(@Args() { id }: contract.QueryPublicReviewArgs) {
    return this.reports.findPublic(id);
  }

  @Query('reportedReviews')
  async reportedReviews(@CurrentActor() actor: Actor) {
    const reported = await this.reports.listReported(actor);
    return reported.map(({ review, reports }) => ({
      review,
      reports: reports.map((report) => ({ ...report, createdAt: report.createdAt.toISOString() })),
    }));
  }

  @Query('reportedReviewsCount')
  async reportedReviewsCount(@CurrentActor() actor: Actor) {
    return this.reports.countReported(actor);
  }

  @Mutation('reportReview')
  @Access('public')
  @RateLimit({ ...REPORTS, by: byAddress })
  async reportReview(@Args() { input }: contract.MutationReportReviewArgs, @CurrentActor() actor: Actor) {
    await this.reports.report(actor, input);
  }

  @Mutation('dismissReviewReports')
  @RateLimit.none('Staff are few, and each decision is noted.')
  async dismissReviewReports(
    @Args() { reviewId }: contract.MutationDismissReviewReportsArgs,
    @CurrentActor() actor: Actor,
  ) {
    await this.reports.dismiss(actor, reviewId);
    return { reportedReviewsCount: await this.reports.countReported(actor) };
  }

  @Mutation('removeReportedReview')
  @RateLimit.none('Staff are few, and each decision is noted.')
  async removeReportedReview(
    @Args() { reviewId, reason }: contract.MutationRemoveReportedReviewArgs,
    @CurrentActor() actor: Actor,
  ) {
    await this.reports.remove(actor, reviewId, reason);
    return { reportedReviewsCount: await this.reports.countReported(actor) };
  }
}
