import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { AppointmentAcceptedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId, newSecretToken } from '@yarrow/kit/ids';
import type { TestService } from '@yarrow/kit/testing/test-service';

export interface Visit {
  appointmentId: string;
  clientId: string;
  instantActionToken: string;
}

/** Publishes the events of the services around reviews. */
export class ReviewNeighbours {
  constructor(private readonly reviews: TestService) {}

  /** A published practice. @returns its id and owner */
  async practice(changes: object = {}) {
    const [practiceId, ownerUserId] = [newId(), newId()];
    const practice = {
      practiceId,
      ownerUserId,
      slug: `ines-${practiceId.slice(-6)}`,
      published: true,
      country: 'CA',
      phone: '(604) 555-0199',
      email: 'ines@example.com',
      specialties: [{ specialtyId: 'swedish-massage' }, { specialtyId: 'insomnia' }],
      version: 1,
      ...changes,
    };
    await this.reviews.publish(PracticeSavedSchema, { practice }, { aggregateId: practiceId });
    const owner: Actor = { kind: 'pro', userId: ownerUserId, practiceId, ip: '203.0.113.9' };
    return { practiceId, owner };
  }

  /** A visit of Maya Rivera that took place an hour ago, unless changed. */
  async visit(practiceId: string, attendee: object = {}, changes: object = {}): Promise<Visit> {
    const [appointmentId, clientId, instantActionToken] = [newId(), newId(), newSecretToken()];
    const appointment = {
      appointmentId,
      host: { practiceId },
      attendee: { clientId, firstName: 'Maya', lastName: 'Rivera', email: 'maya@example.com', ...attendee },
      state: 'approved',
      endsAt: timestampFromDate(new Date(Date.now() - 3_600_000)),
      instantActionToken,
      version: 1,
      ...changes,
    };
    await this.reviews.publish(AppointmentAcceptedSchema, { appointment }, { aggregateId: appointmentId });
    return { appointmentId, clientId: appointment.attendee.clientId, instantActionToken };
  }

  async client(practiceId: string, changes: object = {}): Promise<string> {
    const clientId = newId();
    const client = { clientId, practiceId, firstName: 'Maya', lastName: 'Rivera', version: 1, ...changes };
    await this.reviews.publish(ClientSavedSchema, { client }, { aggregateId: client.clientId });
    return client.clientId;
  }

  /** Code of the practice's own link, as its owner sees it. */
  async codeOf(practiceId: string, owner: Actor): Promise<string> {
    const query = `query ($key: _Any!) { _entities(representations: [$key]) { ... on Practice { referralCode } } }`;
    const key = { __typename: 'Practice', id: practiceId };
    return (await this.reviews.graphql(query, { key }, owner)).data['_entities'][0].referralCode;
  }

  async linkOf({ appointmentId, instantActionToken }: Visit, actor?: Actor): Promise<string | null> {
    const query = `query ($key: _Any!) { _entities(representations: [$key]) { ... on Appointment { reviewLink } } }`;
    const key = { __typename: 'Appointment', id: appointmentId, instantActionToken };
    return (await this.reviews.graphql(query, { key }, actor)).data['_entities'][0].reviewLink;
  }

  /** Code in the link of a visit. */
  async codeOfVisit(visit: Visit): Promise<string> {
    const link = await this.linkOf(visit);
    return new URL(link!, 'http://yarrow.test').searchParams.get('referral_code')!;
  }
}
