// Sends every mail and text there is to the sandbox's catcher and keeps it open, to look at them:
//   npm run build && node services/notifications/dist/testing/show-messages.js [port]
import { FixedClock } from '@yarrow/kit/clock';
import { everyEvent, peopleEvents } from './sample-events.js';
import { HOUR, SamplePeople } from './sample-people.js';
import { NotificationsHarness } from './notifications-harness.js';

const now = new Date();
const harness = await NotificationsHarness.start(new FixedClock(now), Number(process.argv[2] ?? 0) || undefined);
const people = new SamplePeople(now.getTime());
await harness.publish([...peopleEvents(people), ...everyEvent(people)]);
await harness.send();
// Reminders, what is past due and the request for a review come later.
for (const hours of [3, 49, 71, 76, 97]) await harness.sendAt(new Date(now.getTime() + hours * HOUR));
process.stdout.write(`${harness.sandbox.url}/mail-gallery and ${harness.sandbox.url}/messages\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void harness.stop().then(() => process.exit(0)));
