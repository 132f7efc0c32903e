import { Controller } from '@nestjs/common';
import {
  CredentialDecidedSchema,
  FeatureSwitchedSchema,
  type CredentialDecided,
  type FeatureSwitched,
} from '@yarrow/contracts/catalog/v1/events_pb';
import { ReviewReportsDecidedSchema, type ReviewReportsDecided } from '@yarrow/contracts/reviews/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { StaffLogService } from './staff-log.service.js';

/** Notes what staff do in other services. */
@Controller()
export class StaffEventsConsumer {
  constructor(private readonly log: StaffLogService) {}

  @OnEvent(CredentialDecidedSchema)
  async onCredentialDecided(event: CredentialDecided, { tx, eventId, occurredAt }: EventContext): Promise<void> {
    const { practiceId, name, approved, reason, decidedBy } = event;
    const kind = approved ? 'credential_approved' : 'credential_declined';
    await this.log.note(tx, {
      ...{ id: eventId, kind, at: occurredAt, userId: decidedBy, practiceId, subject: name, reason },
    });
  }

  @OnEvent(FeatureSwitchedSchema)
  async onFeatureSwitched(event: FeatureSwitched, { tx, eventId, occurredAt }: EventContext): Promise<void> {
    const { practiceId, feature, enabled, switchedBy } = event;
    const kind = enabled ? 'feature_switched_on' : 'feature_switched_off';
    await this.log.note(tx, { id: eventId, kind, at: occurredAt, userId: switchedBy, practiceId, subject: feature });
  }

  @OnEvent(ReviewReportsDecidedSchema)
  async onReviewReportsDecided(event: ReviewReportsDecided, { tx, eventId, occurredAt }: EventContext): Promise<void> {
    const { practiceId, removed, reason, decidedBy } = event;
    const kind = removed ? 'review_removed' : 'review_report_dismissed';
    await this.log.note(tx, { id: eventId, kind, at: occurredAt, userId: decidedBy, practiceId, reason });
  }
}
