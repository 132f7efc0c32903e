import { timestampMs } from '@bufbuild/protobuf/wkt';
import type { Appointment, AppointmentUpdated, ServiceLine } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { PlannedMessage } from '../../deliveries/planned-message.js';
import { earlierSpan, endOf, startOf, timeForClient, timeForPractitioner } from '../../projection/appointment-times.js';
import { quoted, rows } from '../../templates/inert-text.js';
import { type PlaceDifference, placeDifference, placeText } from '../place-texts.js';
import { AppointmentMessageTemplate, type Side } from './appointment-message-template.js';

/** What a change was taken back by may still be on its way when it settles. */
export const SETTLING_MS = 15_000;

const KIND = 'appointment_updated';

/**
 * What a change by the practitioner sends: one message to each side of all that differs from what the client was last
 * notified of, once that has settled. What was taken back by then sends nothing, and a later change takes the place of an
 * earlier one: a message holds for one version of the visit.
 */
export class AppointmentUpdateMessages {
  private readonly template: AppointmentMessageTemplate;

  /**
   * @param publicUrl root of the site
   * @param at epoch milliseconds at which it happened
   */
  constructor(
    private readonly appointment: Appointment,
    private readonly event: AppointmentUpdated,
    publicUrl: string,
    private readonly at: number,
  ) {
    this.template = new AppointmentMessageTemplate(appointment, publicUrl, at);
  }

  list(): PlannedMessage[] {
    const { state, version } = this.appointment;
    if ((state !== 'approved' && state !== 'pending') || !this.isOfUse()) return [];
    const sendAt = this.event.settlesAt ? timestampMs(this.event.settlesAt) + SETTLING_MS : this.at;
    return [this.mailToClient(state), this.textToClient(state), ...this.mailToPractitioner(state)].map((message) => ({
      ...message,
      topic: `${message.topic} ${version}`,
      holdsWhile: { ...message.holdsWhile, version },
      sendAt,
    }));
  }

  private mailToClient(state: string): PlannedMessage {
    const { template, event, onlyPlaceDifference } = this;
    const news = this.moved ? 'time' : onlyPlaceDifference;
    const entry = state === 'approved' && this.changesEntry;
    const what = state === 'approved' ? 'appointment' : 'request';
    return template.mail('client', KIND, state, {
      subject: `${news ? `New ${news}` : 'Changed'}: ${template.service} with ${template.practice}`,
      heading: news ? `Your ${what} has a new ${news}` : `Your ${what} was changed`,
      paragraphs: [
        `${template.practitioner || template.practice} changed ${changed(onlyPlaceDifference, 'this visit')}.`,
        ...quoted(event.practitionerNote),
        ...(entry ? ['This email updates your calendar entry.'] : []),
      ],
      first: this.before('client'),
      action: { label: 'See your appointment', url: template.clientPage },
      ...(entry && { calendar: template.calendar('REQUEST', 'client') }),
    });
  }

  private textToClient(state: string): PlannedMessage {
    const { template, moved, onlyPlaceDifference } = this;
    const yours = `your ${template.service}`;
    const what = moved ? `moved ${yours} to ${template.when}` : `changed ${changed(onlyPlaceDifference, yours)}`;
    return template.text('client', KIND, state, `Yarrow: ${template.practice} ${what}. ${template.clientPage}`);
  }

  /** For the entry in the practitioner's own calendar. Nothing for each visit of a location that the practitioner changed. */
  private mailToPractitioner(state: string): PlannedMessage[] {
    if (state !== 'approved' || !this.changesEntry || this.followsLocation) return [];
    const { template } = this;
    const mail = template.mail('practitioner', KIND, state, {
      subject: `Changed: ${template.clientName}, ${template.service}`,
      heading: 'You changed a visit',
      paragraphs: ['This email updates your calendar entry.'],
      first: this.before('practitioner'),
      action: { label: 'See your calendar', url: template.calendarPage },
      calendar: template.calendar('REQUEST', 'practitioner'),
    });
    return [mail];
  }

  /** Something is different, and the visit is not over. */
  isOfUse(): boolean {
    const isOver = Math.max(endOf(this.appointment), this.known?.to ?? 0) <= this.at;
    return !isOver && (this.changesEntry || this.event.practitionerNote !== '');
  }

  /** What is new of the place; undefined if nothing is, or if something else changed as well. */
  get onlyPlaceDifference(): PlaceDifference | undefined {
    return this.moved || this.repriced ? undefined : this.placeDifference;
  }

  /** The location of the visit changed, and nothing else. */
  get followsLocation(): boolean {
    const { notified } = this.event;
    return this.onlyPlaceDifference !== undefined && notified?.place?.locationId === this.appointment.place?.locationId;
  }

  /** Where the client knows it to be, if that is different by now. */
  get whereBefore(): string {
    return this.placeDifference ? placeText(this.event.notified?.place, this.isAccepted) : '';
  }

  private get changesEntry(): boolean {
    return this.moved || this.placeDifference !== undefined || this.repriced;
  }

  private get isAccepted(): boolean {
    return this.appointment.state === 'approved';
  }

  private get moved(): boolean {
    const { known, appointment } = this;
    return known !== undefined && (known.from !== startOf(appointment) || known.to !== endOf(appointment));
  }

  private get placeDifference(): PlaceDifference | undefined {
    return placeDifference(this.event.notified?.place, this.appointment.place, this.isAccepted);
  }

  private get repriced(): boolean {
    const { notified } = this.event;
    return notified !== undefined && pricesOf(notified.lines) !== pricesOf(this.appointment.lines);
  }

  /** When it was, as the client knows it; epoch milliseconds. */
  private get known(): { from: number; to: number } | undefined {
    const { startsAt, endsAt } = this.event.notified ?? {};
    return startsAt && endsAt && { from: timestampMs(startsAt), to: timestampMs(endsAt) };
  }

  private before(side: Side) {
    const { notified } = this.event;
    const span = this.moved && earlierSpan(this.appointment, notified?.startsAt, notified?.endsAt);
    const when = span ? (side === 'client' ? timeForClient : timeForPractitioner)(this.appointment, span) : '';
    const what = this.repriced ? rows(...(notified?.lines ?? []).map(({ name }) => name)) : '';
    return [
      { label: 'Previous time', value: when },
      { label: 'Previous place', value: this.whereBefore },
      { label: 'Previous services', value: what },
    ].filter(({ value }) => value);
  }
}

/** `the place of this visit`, or all of it. */
export const changed = (news: PlaceDifference | undefined, what: string): string =>
  news ? `the ${news} of ${what}` : what;

const pricesOf = (lines: readonly ServiceLine[]): string =>
  JSON.stringify(lines.map(({ variationId, amountCents }) => [variationId, amountCents]));
