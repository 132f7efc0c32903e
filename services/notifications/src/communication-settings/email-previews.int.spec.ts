import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { NotificationsHarness } from '../testing/notifications-harness.js';
import { peopleEvents } from '../testing/sample-events.js';
import { SamplePeople } from '../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');
const PREVIEW = `query ($input: EmailTemplateInput!) { emailPreview(input: $input) { subject html text textMessage } }`;
const TEST = `mutation ($input: EmailTemplateInput!) { sendTestEmail(input: $input) {
  result sentTo errors { code field } } }`;

let harness: NotificationsHarness;
let people: SamplePeople;
let pro: Partial<Actor>;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
});
afterAll(() => harness?.stop());
beforeEach(async () => {
  people = new SamplePeople(NOW.getTime());
  pro = { kind: 'pro', userId: newId(), practiceId: people.practiceId };
  await harness.publish(peopleEvents(people));
});

async function ask(query: string, variables: Record<string, unknown>, actor = pro) {
  const { data, errors } = await harness.service.graphql(query, variables, actor);
  return errors ? errors[0]!.extensions.code : Object.values(data as object)[0];
}

describe('a preview', () => {
  const input = { name: 'appointment_reminder', customContent: 'Hello {{client.first_name}}, {{client.shoe_size}}' };

  it('is the mail and the text as they are sent, in the practice’s name', async () => {
    const { subject, html, text, textMessage } = await ask(PREVIEW, { input });
    expect(subject).toBe('Reminder: Example session with Still Water');
    expect(html).toContain('Hello Maya, {{client.shoe_size}}');
    expect(html).toContain('Sent by Yarrow for Still Water.');
    expect(text).toContain('Hello Maya');
    expect(textMessage).toMatch(/^Yarrow: reminder of your Example session with Still Water/);
    const standard = await ask(PREVIEW, { input: { name: 'appointment_confirmed' } });
    expect(standard.text).toContain('Ines Duarte is looking forward to seeing you.');
    expect(standard.textMessage).toContain('is confirmed for');
  });

  it('is for practices', async () => {
    const client: Partial<Actor> = { kind: 'client', userId: people.userId };
    expect(await ask(PREVIEW, { input }, client)).toBe('forbidden');
    expect(await ask(PREVIEW, { input }, { kind: 'anonymous' })).toBe('UNAUTHENTICATED');
  });
});

describe('a test', () => {
  it('goes to the practice alone, with what is being typed', async () => {
    const input = { name: 'appointment_confirmed', customContent: 'Hi {{client.first_name}}, bring socks.' };
    expect(await ask(TEST, { input })).toEqual({ result: 'success', errors: [], sentTo: people.proEmail });
    await harness.send();
    const [mail] = await harness.mailsTo(people.proEmail);
    expect(mail?.subject).toBe('Test: Confirmed: Example session with Still Water');
    expect(mail?.text).toContain('Hi Maya, bring socks.');
    expect(mail?.attachments).toEqual([]);
  });

  it('is refused with a variable that there is not, and after ten in an hour', async () => {
    const input = { name: 'appointment_confirmed', customContent: '{{x}}' };
    expect(await ask(TEST, { input })).toMatchObject({ errors: [{ code: 'unknown_variable' }], sentTo: null });
    const answers: { result: string }[] = [];
    for (let sent = 0; sent < 10; sent += 1) answers.push(await ask(TEST, { input: { name: 'appointment_reminder' } }));
    expect(answers.map(({ result }) => result)).toEqual([...Array(9).fill('success'), 'failure']);
    expect(answers.at(-1)).toMatchObject({ errors: [{ code: 'rate_limited' }] });
  });
});
