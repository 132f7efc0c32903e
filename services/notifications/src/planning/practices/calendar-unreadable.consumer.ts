import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Controller } from '@nestjs/common';
import { CalendarUnreadableSchema, type CalendarUnreadable } from '@yarrow/contracts/scheduling/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import { PeopleProjectionService } from '../../projection/people-projection.service.js';
import { requireKnown } from '../require-known.js';

/** Notifies the practitioner that a calendar cannot be read, or that its account has to be connected again. */
@Controller()
export class CalendarUnreadableConsumer {
  constructor(
    private readonly people: PeopleProjectionService,
    private readonly deliveries: DeliveriesService,
  ) {}

  @OnEvent(CalendarUnreadableSchema)
  async onCalendarUnreadable(event: CalendarUnreadable, { tx, occurredAt }: EventContext): Promise<void> {
    if (this.deliveries.isStale(occurredAt)) return;
    const { practiceId, name, accessLost } = event;
    const practice = requireKnown(await this.people.findPractice(tx, practiceId), `Practice ${practiceId}`);
    const sendAt = occurredAt.getTime();
    const topic = `${practiceId}:${name}:${timestampDate(event.since!).getTime()}`;
    const plan = { kind: 'calendar_unreadable', topic, recipient: practice.email, sendAt };
    await this.deliveries.planMail(tx, plan, {
      practice: practice.name,
      subject: accessLost ? 'Please reconnect your calendar' : "We can't read your calendar",
      heading: accessLost ? `Yarrow lost access to ${name}` : `${name} can't be read`,
      paragraphs: [
        "What it held stays blocked. New bookings wait for your approval until we can read it again, so you aren't booked while you're busy.",
        accessLost
          ? 'Please connect the account again.'
          : 'We keep trying. Please check that the calendar is still there.',
      ],
      details: [],
      action: {
        label: accessLost ? 'Reconnect calendar' : 'Check calendar',
        url: `${this.deliveries.publicUrl}/portal/settings/calendar`,
      },
    });
  }
}
