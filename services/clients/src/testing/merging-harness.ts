import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { ClientMergedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { AppointmentAcceptedSchema, AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { Client } from '../directory/client.entity.js';
import { VisitRecordsClient } from '../erasure/visit-records.client.js';
import { service } from '../service.js';

const NOW = '2027-01-04T12:00:00Z';

const OUTCOME =
  'result errors { code message field } merge { id undoneAt undoableUntil client { id name } into { id name } }';
const MERGE = `mutation ($input: MergeClientsInput!) { mergeClients(input: $input) { ${OUTCOME} } }`;
const UNDO = `mutation ($id: ID!) { undoClientMerge(mergeId: $id) { ${OUTCOME} } }`;
const ADD_NOTE =
  'mutation ($text: String!, $clientId: ID!) { addNote(text: $text, clientId: $clientId) { errors { code } } }';
const READ = `query ($id: ID!) { client(clientId: $id) { id name email phone lastAppointmentDate deletedAt
  mergedInto { id } merges { id client { name } } clientNote { text } customPrices { serviceId amountCents } } }`;

export const proOf = (practiceId: string): Actor => ({
  ...{ kind: 'pro', userId: newId(), practiceId, ip: '203.0.113.1' },
});

export const address = () => `${newId()}@example.com`;

/** A practice whose clients have more than one record, and what it does with them. */
export class MergingHarness {
  practiceId = '';
  pro: Actor = proOf('');

  private constructor(
    readonly clients: TestService,
    readonly clock: FixedClock,
    private readonly neighbours: { beforeAnswer: () => Promise<unknown> },
  ) {}

  static async start(): Promise<MergingHarness> {
    const clock = new FixedClock(NOW);
    const neighbours = { beforeAnswer: (): Promise<unknown> => Promise.resolve() };
    const clients = await startTestService(service, {
      clock,
      env: { CSRF_SECRET: 'x'.repeat(32), ERASURE_SETTLING_SECONDS: '1' },
      // The neighbours that own visits and payments.
      override: (module) =>
        module.overrideProvider(VisitRecordsClient).useValue({
          get: async () => {
            await neighbours.beforeAnswer();
            return { visitsAhead: 0, unsettledVisits: 0, sessionsLeft: 0, mergedClientIds: [] };
          },
        }),
    });
    return new MergingHarness(clients, clock, neighbours);
  }

  stop(): Promise<void> {
    return this.clients.stop();
  }

  /** Switches to a new practice without contacts. */
  enterPractice(): void {
    this.clock.set(NOW);
    this.neighbours.beforeAnswer = () => Promise.resolve();
    this.practiceId = newId();
    this.pro = proOf(this.practiceId);
  }

  /** Runs `act` when the services that own visits and payments are queried, before they respond. */
  beforeVisitRecords(act: () => Promise<unknown>): void {
    this.neighbours.beforeAnswer = act;
  }

  /** A contact as it is stored. */
  async contact(values: Partial<Client> = {}): Promise<string> {
    const nothing = { phone: null, userId: null, timeZone: null };
    const named = { firstName: 'Noor', lastName: 'Byrne', email: address(), ...nothing, ...values };
    const client = Client.create(newId(), this.practiceId, named, this.clock.now());
    await this.clients.dataSource.manager.insert(Client, Object.assign(client, values));
    return client.id;
  }

  readonly stored = (id: string): Promise<Client> => this.clients.dataSource.manager.findOneByOrFail(Client, { id });

  async merge(clientId: string, intoClientId: string, changes: object = {}, actor = this.pro) {
    const version = async (id: string) =>
      (await this.clients.dataSource.manager.findOneBy(Client, { id }).catch(() => null))?.version ?? 1;
    const input = {
      ...{ clientId, intoClientId, takeOver: [] },
      ...{ clientVersion: await version(clientId), intoClientVersion: await version(intoClientId), ...changes },
    };
    return (await this.clients.graphql(MERGE, { input }, actor)).data.mergeClients;
  }

  async undo(id: string, actor = this.pro) {
    return (await this.clients.graphql(UNDO, { id }, actor)).data.undoClientMerge;
  }

  /** A visit that was booked and accepted. */
  async book(clientId: string, values: { email?: string; phone?: string; userId?: string } = {}, startsAt = NOW) {
    const attendee = { clientId, firstName: 'Noor', lastName: 'Byrne', ...values };
    const appointment = {
      ...{ appointmentId: newId(), host: { practiceId: this.practiceId }, attendee, state: 'approved', version: 1 },
      startsAt: timestampFromDate(new Date(startsAt)),
    };
    await this.clients.publish(AppointmentBookedSchema, { appointment }, { aggregateId: appointment.appointmentId });
    await this.clients.publish(AppointmentAcceptedSchema, { appointment }, { aggregateId: appointment.appointmentId });
    return appointment;
  }

  note(clientId: string, text: string) {
    return this.clients.graphql(ADD_NOTE, { clientId, text }, this.pro);
  }

  async read(id: string) {
    return (await this.clients.graphql(READ, { id }, this.pro)).data.client;
  }

  /** Of its notes. */
  async texts(id: string): Promise<string[]> {
    return (await this.read(id)).clientNote.map(({ text }: { text: string }) => text).toSorted();
  }

  /** Ids of the directory. */
  async listed(): Promise<string[]> {
    const { data } = await this.clients.graphql('{ clients { edges { node { id } } } }', {}, this.pro);
    return data.clients.edges.map(({ node }: { node: { id: string } }) => node.id);
  }

  async mergedEvents() {
    return (await this.clients.emitted(ClientMergedSchema)).filter((it) => it.practiceId === this.practiceId);
  }
}
