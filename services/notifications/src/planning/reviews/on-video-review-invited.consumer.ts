import { Controller } from '@nestjs/common';
import { timestampMs } from '@bufbuild/protobuf/wkt';
import { PracticeSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { VideoReviewInvitedSchema, type VideoReviewInvited } from '@yarrow/contracts/reviews/v1/events_pb';
import { NotYetError, OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { SealedBox } from '@yarrow/kit/sealing';
import { formatDateLong } from '@yarrow/time/format';
import { CopiesRepository } from '../../copies/copies.repository.js';
import { Planner } from '../../deliveries/planner.js';
import { secretOf } from '../secret-of.js';

/** A reviewer who is no contact of the practice never becomes one: their record is not waited for any longer. */
const CLIENT_WAIT_MS = 60_000;

/** The link through which a client may upload a video, to that client. */
@Controller()
export class OnVideoReviewInvited {
  constructor(
    private readonly copies: CopiesRepository,
    private readonly planner: Planner,
    private readonly box: SealedBox,
  ) {}

  @OnEvent(VideoReviewInvitedSchema)
  async sendLink(event: VideoReviewInvited, { tx, occurredAt }: EventContext): Promise<void> {
    if (!this.planner.isNews(occurredAt)) return;
    const practice = await this.copies.find(tx, PracticeSchema, event.practiceId);
    if (!practice) throw new NotYetError(`Practice ${event.practiceId} is not known yet`);
    const client = await this.copies.findClient(tx, event.clientId);
    if (!client && this.planner.now - occurredAt.getTime() < CLIENT_WAIT_MS)
      throw new NotYetError(`Client ${event.clientId} is not known yet`);
    if (!client || (event.expiresAt && timestampMs(event.expiresAt) <= this.planner.now)) return;
    const told = { sealed: event.sealedUploadHash, clear: event.uploadHash };
    const hash = await secretOf(this.box, VideoReviewInvitedSchema, event.videoReviewId, told);
    const until = event.expiresAt && formatDateLong(timestampMs(event.expiresAt), client.timeZone || practice.timeZone);
    const plan = { kind: 'video_review_invited', subject: event.videoReviewId, recipient: client.email };
    const url = `${this.planner.publicUrl}/video-review/upload/${encodeURIComponent(hash)}`;
    await this.planner.mail(
      tx,
      { ...plan, sendAt: occurredAt.getTime() },
      {
        subject: `Share a video review of ${practice.name}`,
        practice: practice.name,
        heading: `Hello ${client.firstName}`,
        paragraphs: [
          `${practice.practitionerFirstName || practice.name} would love to hear how it went, in your own voice. 30 to 60 seconds are enough; you can record it in your browser.`,
        ],
        details: until ? [{ label: 'Until', value: until }] : [],
        action: { label: 'Record a video', url },
        closing: 'The link is yours alone and works for one video.',
      },
    );
  }
}
