import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { allRecords } from '@yarrow/kit/testing/all-records';
import { NotificationsHarness } from '../testing/notifications-harness.js';

let harness: NotificationsHarness;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock('2026-11-20T17:00:00Z'));
});
afterAll(() => harness?.stop());

it('a practice gets the words of its mails and its reminders, and not those of others', async () => {
  const practiceId = newId();
  await harness.service.dataSource.query(
    `INSERT INTO email_templates (practice_id, name, content) VALUES ($1, 'confirmation', '<p>Bring socks.</p>')`,
    [practiceId],
  );
  const records = await allRecords(harness.service, { userId: newId(), clientIds: [newId()], practiceId });
  expect(records).toEqual({
    ...{ reminders: [], practice_reminders: [] },
    email_templates: [{ name: 'confirmation', content: '<p>Bring socks.</p>' }],
  });
  expect(await allRecords(harness.service, { userId: newId(), practiceId: newId() })).toMatchObject({
    email_templates: [],
  });
});
