import { timestampMs } from '@bufbuild/protobuf/wkt';
import { Controller } from '@nestjs/common';
import {
  AppointmentReviewedSchema,
  ReviewImportedSchema,
  ReviewPublishedSchema,
  ReviewRequestedSchema,
  VideoReviewCodeRequestedSchema,
  VideoReviewInvitedSchema,
  type AppointmentReviewed,
  type ReviewImported,
  type ReviewPublished,
  type ReviewRequested,
  type VideoReviewCodeRequested,
  type VideoReviewInvited,
} from '@yarrow/contracts/reviews/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { formatDateLong } from '@yarrow/time/format';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import { textByDay } from '../../deliveries/text-hours.js';
import { MessageCipher } from '../../deliveries/message.cipher.js';
import { BookingProjectionService } from '../../projection/booking-projection.service.js';
import { PeopleProjectionService } from '../../projection/people-projection.service.js';
import { requireKnown } from '../require-known.js';

/** A reviewer who is no contact of the practice never becomes one: their record is not waited for any longer. */
const CLIENT_WAIT_MS = 60_000;

@Controller()
export class ReviewEventsConsumer {
  constructor(
    private readonly people: PeopleProjectionService,
    private readonly bookings: BookingProjectionService,
    private readonly deliveries: DeliveriesService,
    private readonly cipher: MessageCipher,
  ) {}

  /** Who has left a review is not asked for one. */
  @OnEvent(AppointmentReviewedSchema)
  async onAppointmentReviewed({ appointmentId }: AppointmentReviewed, { tx }: EventContext): Promise<void> {
    if (appointmentId) await this.bookings.markReviewed(tx, appointmentId);
  }

  /**
   * Notifies the practitioner of a review, once. It names no author, even if the event does: the author may choose to
   * be anonymous a moment later, and a mail cannot be taken back.
   */
  @OnEvent(ReviewPublishedSchema)
  async onReviewPublished({ review }: ReviewPublished, context: EventContext): Promise<void> {
    if (!review) throw new Error('ReviewPublished without review');
    if (this.deliveries.isStale(context.occurredAt)) return;
    const practice = await this.practice(review.practiceId, context);
    await this.deliveries.planMail(
      context.tx,
      {
        kind: 'review_published',
        topic: review.reviewId,
        recipient: practice.email,
        sendAt: context.occurredAt.getTime(),
      },
      {
        subject: 'You have a new review',
        practice: practice.name,
        heading: 'A client left a review',
        paragraphs: [`A new review of ${practice.name} is on your profile.`],
        details: [],
        action: { label: 'Read it', url: `${this.deliveries.publicUrl}/p/${practice.slug}` },
      },
    );
  }

  /** Asks the author of an imported review to confirm it, by text: the practice gave a phone number only. */
  @OnEvent(ReviewImportedSchema)
  async onReviewImported(event: ReviewImported, context: EventContext): Promise<void> {
    if (this.deliveries.isStale(context.occurredAt)) return;
    const practice = await this.practice(event.practiceId, context);
    const secret = { sealed: event.sealedToken, clear: event.token };
    const token = await this.cipher.openSecret(ReviewImportedSchema, event.reviewId, secret);
    const url = `${this.deliveries.publicUrl}/i/r/text_review/${encodeURIComponent(token)}`;
    const body =
      `Yarrow: Hello ${event.firstName}, ${practice.name} would like to show a review you left on another site. ` +
      `If it's yours, please confirm it: ${url} Reply STOP to end texts.`;
    const plan = { ...planOf('review_imported', event, context), topic: event.reviewId };
    await this.deliveries.plan(context.tx, [
      { ...textByDay(plan, practice.timeZone), recipient: event.phone, channel: 'sms', message: { body } },
    ]);
  }

  /** Asks a client for a review as the practice wished: by text, else by mail. */
  @OnEvent(ReviewRequestedSchema)
  async onReviewRequested(event: ReviewRequested, context: EventContext): Promise<void> {
    if (this.deliveries.isStale(context.occurredAt)) return;
    const practice = await this.practice(event.practiceId, context);
    const secret = { sealed: event.sealedLink, clear: '' };
    const path = await this.cipher.openSecret(ReviewRequestedSchema, event.requestId, secret);
    const url = this.deliveries.publicUrl + path;
    const plan = { ...planOf('review_requested', event, context), topic: event.requestId };
    const request = requestText(event, practice.name);
    if (event.phone) {
      const body = `Yarrow: Hello ${event.firstName}, ${request.text} ${url} Reply STOP to end texts.`;
      return this.deliveries.plan(context.tx, [
        { ...textByDay(plan, practice.timeZone), recipient: event.phone, channel: 'sms', message: { body } },
      ]);
    }
    await this.deliveries.planMail(
      context.tx,
      { ...plan, recipient: event.email },
      {
        subject: `How was ${practice.name}?`,
        practice: practice.name,
        heading: `Hello ${event.firstName}`,
        paragraphs: [request.mail],
        details: [],
        action: { label: 'Leave a review', url },
      },
    );
  }

  /** Sends a client the link through which to upload a video. */
  @OnEvent(VideoReviewInvitedSchema)
  async onVideoReviewInvited(event: VideoReviewInvited, context: EventContext): Promise<void> {
    const { tx, occurredAt } = context;
    if (this.deliveries.isStale(occurredAt)) return;
    const practice = await this.practice(event.practiceId, context);
    const client = await this.client(event.clientId, context);
    if (!client || (event.expiresAt && timestampMs(event.expiresAt) <= this.deliveries.now)) return;
    const secret = { sealed: event.sealedUploadHash, clear: event.uploadHash };
    const hash = await this.cipher.openSecret(VideoReviewInvitedSchema, event.videoReviewId, secret);
    const until = event.expiresAt && formatDateLong(timestampMs(event.expiresAt), client.timeZone || practice.timeZone);
    await this.deliveries.planMail(
      tx,
      {
        ...planOf('video_review_invited', event, context),
        topic: event.videoReviewId,
        recipient: client.email,
      },
      {
        subject: `Share a video review of ${practice.name}`,
        practice: practice.name,
        heading: `Hello ${client.firstName}`,
        paragraphs: [
          `${practice.practitionerFirstName || practice.name} would love to hear how it went, in your own voice. 30 to 60 seconds is enough; you can record it in your browser.`,
        ],
        details: until ? [{ label: 'Until', value: until }] : [],
        action: {
          label: 'Record a video',
          url: `${this.deliveries.publicUrl}/video-review/upload/${encodeURIComponent(hash)}`,
        },
        closing: 'This link is just for you and works for one video.',
      },
    );
  }

  /** Mails a client the code that confirms who they are. It is of use for 15 minutes only, so it is not sent later. */
  @OnEvent(VideoReviewCodeRequestedSchema)
  async onVideoReviewCodeRequested(event: VideoReviewCodeRequested, context: EventContext): Promise<void> {
    const { requestId, practiceId, clientId, sealedCode, expiresAt } = event;
    if (timestampMs(expiresAt!) <= this.deliveries.now) return;
    const practice = await this.practice(practiceId, context);
    const client = await this.client(clientId, context);
    if (!client) return;
    const secret = { sealed: sealedCode, clear: '' };
    const code = await this.cipher.openSecret(VideoReviewCodeRequestedSchema, requestId, secret);
    const plan = { ...planOf('video_review_code', event, context), topic: requestId };
    await this.deliveries.planMail(
      context.tx,
      { ...plan, recipient: client.email },
      {
        subject: `Your code for a video review of ${practice.name}`,
        practice: practice.name,
        heading: `Hello ${client.firstName}`,
        paragraphs: ["Enter this code on the page you opened. It's valid for 15 minutes."],
        details: [{ label: 'Code', value: code }],
        closing: "If you didn't ask for a code, you can ignore this email. Don't share the code with anyone.",
      },
    );
  }

  /** Undefined for a reviewer who is no contact of the practice. */
  private async client(clientId: string, { tx, occurredAt }: EventContext) {
    const found = await this.people.findClient(tx, clientId);
    const mayArrive = this.deliveries.now - occurredAt.getTime() < CLIENT_WAIT_MS;
    return mayArrive ? requireKnown(found, `Client ${clientId}`) : found;
  }

  private async practice(practiceId: string, { tx }: EventContext) {
    return requireKnown(await this.people.findPractice(tx, practiceId), `Practice ${practiceId}`);
  }
}

/** What messages to others on behalf of a practice have in common. */
const planOf = (kind: string, { practiceId }: { practiceId: string }, { occurredAt }: EventContext) => ({
  ...{ kind, onBehalfOf: practiceId, sendAt: occurredAt.getTime() },
});

/** Wording of a review request: texts end with the link. */
function requestText({ kind }: ReviewRequested, practice: string): { text: string; mail: string } {
  switch (kind) {
    case 'import':
      return {
        text: `${practice} would like to show a review you left on another site. If it's yours, please confirm it:`,
        mail: `${practice} would like to show a review you left on another site. If it's yours, please confirm it.`,
      };
    case 'visit':
      return {
        text: `${practice} would love to hear how your visit was:`,
        mail: `${practice} would love to hear how your visit was. It takes a minute.`,
      };
    case 'former':
      return {
        text: `${practice} would love to hear how your sessions were:`,
        mail: `${practice} would love to hear how your sessions were. It takes a minute.`,
      };
    default:
      return {
        text: `${practice} would love to hear how your sessions are:`,
        mail: `${practice} would love to hear how your sessions are. It takes a minute.`,
      };
  }
}
