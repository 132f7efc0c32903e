import { describe, expect } from '@jest/globals';
import { EventPages } from './pages/event-pages.js';
import { violationsOf } from './support/accessibility.js';
import { eventually } from './support/eventually.js';
import { scheduleEvent } from './support/group-events.js';
import { openPractice } from './support/open-practice.js';
import { mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const SAVE_FORM = `mutation Form($data: String!, $saveNo: Int!) {
  upsertIntakeForm(data: $data, saveNo: $saveNo) { result errors { code message } } }`;
const SEND_FORM =
  'mutation Send($clientId: ID!) { sendIntakeForm(clientId: $clientId) { result errors { code message } } }';
const CONTACTS = '{ clients { edges { node { id email } } } }';
const ANSWERS = 'query Answers($clientId: ID!) { intakeForm(clientId: $clientId) { intakeForm { text } } }';

const formOf = (title: string) =>
  JSON.stringify({ title: 'Before your visit', elements: [{ type: 'text', name: 'goal', title, isRequired: true }] });

describe('Intake forms', () => {
  useBrowser();

  journey(
    'a client fills in by the link of a mail what was sent, keeps a draft meanwhile, and can send it once',
    async (stage) => {
      const { pro, ...practice } = await openPractice({ charges: false });
      const client = newClient();
      const page = await stage.visitor();
      const event = await scheduleEvent({ pro, ...practice }, { amountCents: 0 });
      const events = new EventPages(page);
      await events.open(event.url, 'Full Moon Sound Bath');
      await events.register(client, 'Register for free');
      await events.registration('You are registered');

      const clientId = await eventually('a contact', async () => {
        const { clients } = await pro.ask<{ clients: { edges: { node: { id: string; email: string } }[] } }>(CONTACTS);
        return clients.edges.find(({ node }) => node.email === client.email)?.node.id;
      });
      await pro.change(SAVE_FORM, { data: formOf('What would you like to change?'), saveNo: 1 });
      await pro.change(SEND_FORM, { clientId });
      const { text } = await mailTo(client.email, /^A form to fill in/);
      const link = new URL(/http\S+\/intake_form\/\S+/.exec(text)?.[0] ?? '').pathname;
      // What the practice changes afterwards is for those who get the form afterwards.
      await pro.change(SAVE_FORM, { data: formOf('Another question?'), saveNo: 2 });

      await page.goto(link);
      const answer = page.getByLabel('What would you like to change?');
      await answer.fill('Less pain in my shoulders');
      await answer.blur();
      expect(await violationsOf(page)).toEqual([]);
      await page.reload();
      await eventually('the draft', async () => (await answer.inputValue()) === 'Less pain in my shoulders');
      await page.getByRole('button', { name: 'Complete' }).click();
      await page.getByRole('heading', { name: 'Thank you' }).waitFor();
      await page.waitForURL(`**/p/${practice.slug}`);

      const { intakeForm } = await pro.ask<{ intakeForm: { intakeForm: { text: string } } }>(ANSWERS, { clientId });
      expect(JSON.parse(intakeForm.intakeForm.text)).toEqual({ goal: 'Less pain in my shoulders' });
      await page.goto(link);
      await page.getByText('This form has already been completed.').waitFor();
    },
  );
});
