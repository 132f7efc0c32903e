import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId, newSecretToken } from '@yarrow/kit/ids';
import { OPENED_LINKS_HEADER } from '@yarrow/kit/sessions/link-cookie';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { Appointment, AppointmentPayload } from '../generated/graphql.js';
import { service } from '../service.js';
import { bookAt } from '../testing/test-bookings.js';
import { lookUp } from '../testing/test-decisions.js';
import { publishPractice, type TestPractice } from '../testing/test-practice.js';
import { at, NOON } from '../testing/test-times.js';

const OPEN = 'query ($token: String!) { tokenAppointment(instantActionToken: $token) { id } }';
const CANCEL = `mutation ($id: ID!, $token: String) {
  cancelAppointmentNoUser(appointmentId: $id, instantActionToken: $token) { result errors { code } } }`;

let scheduling: TestService;
let practice: TestPractice;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock: new FixedClock(NOON) });
  practice = await publishPractice(scheduling);
});
afterAll(() => scheduling?.stop());

/** A browser as the gateway shows it to the service: it keeps the cookie and sends it along. */
class Browser {
  cookie = '';

  constructor(private readonly actor: Partial<Actor> = {}) {}

  open({ instantActionToken: token }: Pick<Appointment, 'instantActionToken'>) {
    return this.ask<{ tokenAppointment: { id: string } | null }>(OPEN, { token });
  }

  /** @returns `success`, or the code of the refusal */
  async cancel({ id }: Pick<Appointment, 'id'>, token?: string): Promise<string> {
    const answer = await this.ask<{ cancelAppointmentNoUser: AppointmentPayload }>(CANCEL, { id, token });
    const { result, errors } = answer.cancelAppointmentNoUser;
    return errors[0]?.code ?? result;
  }

  private async ask<T>(query: string, variables: object): Promise<T> {
    const response = await fetch(`${scheduling.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await scheduling.tokenOf(this.actor)}`,
        ...(this.cookie && { [OPENED_LINKS_HEADER]: this.cookie }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const [set] = response.headers.getSetCookie();
    if (set) this.cookie = /^yarrow_visits=([^;]*);.*HttpOnly; SameSite=Strict/.exec(set)![1]!;
    return ((await response.json()) as { data: T }).data;
  }
}

let hour = 8;
const visit = () => bookAt(scheduling, practice, at(`${String((hour += 1)).padStart(2, '0')}:00`));
const stateOf = async ({ instantActionToken: token }: Appointment) => (await lookUp(scheduling, token))!.state;

describe('the browser that opened the link of a visit', () => {
  it('cancels it by its id alone, and no other browser does', async () => {
    const appointment = await visit();
    const [mine, other] = [new Browser(), new Browser()];
    expect(await mine.cancel(appointment)).toBe('not_found');
    expect((await mine.open(appointment)).tokenAppointment).toEqual({ id: appointment.id });
    expect(await other.cancel(appointment)).toBe('not_found');
    expect(await stateOf(appointment)).toBe('pending');
    expect(await mine.cancel(appointment)).toBe('success');
    expect(await stateOf(appointment)).toBe('cancelled');
  });

  it('does nothing with another visit, and goes on with the first when it has opened more', async () => {
    const [first, second, third] = [await visit(), await visit(), await visit()];
    const browser = new Browser();
    await browser.open(first);
    await browser.open(second);
    expect(await browser.cancel(third)).toBe('not_found');
    expect(await stateOf(third)).toBe('pending');
    expect([await browser.cancel(first), await browser.cancel(second)]).toEqual(['success', 'success']);
    // The secret with the id works in any browser, as before; a wrong one does not affect the cookie.
    expect(await new Browser().cancel(third, newSecretToken())).toBe('not_found');
    expect(await new Browser().cancel(third, third.instantActionToken)).toBe('success');
  });

  it('keeps its access after a request with a wrong secret', async () => {
    const appointment = await visit();
    const browser = new Browser();
    await browser.open(appointment);
    expect(await browser.cancel(appointment, newSecretToken())).toBe('success');
  });

  it('keeps nothing of a link that opens nothing', async () => {
    const browser = new Browser();
    expect((await browser.open({ instantActionToken: newSecretToken() })).tokenAppointment).toBeNull();
    expect(browser.cookie).toBe('');
  });

  it('stores no cookie in a session of the practice, where such a cookie grants no client rights', async () => {
    const appointment = await visit();
    const practitioner = new Browser(practice.owner);
    await practitioner.open(appointment);
    const query = 'query ($id: ID!) { userAppointment(id: $id) { instantActionToken } }';
    const { data } = await scheduling.graphql(query, { id: appointment.id }, practice.owner);
    await practitioner.open(data['userAppointment']);
    expect(practitioner.cookie).toBe('');
    practitioner.cookie = appointment.instantActionToken;
    expect(await practitioner.cancel(appointment)).toBe('not_found');
    const stranger = new Browser({ kind: 'client', userId: newId() });
    stranger.cookie = data['userAppointment'].instantActionToken;
    expect(await stranger.cancel(appointment)).toBe('not_found');
    expect(await stateOf(appointment)).toBe('pending');
  });
});
