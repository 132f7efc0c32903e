import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type Answers, type RenderedPage } from '../../../../testing/renderPage.js';
import { ToastRegion } from '../../../../ui/ToastRegion.js';
import { dismissToast } from '../../../../lib/toasts.js';
import { TemplatesPage } from './TemplatesPage.js';

const template = (name: string, customContent: string | null) => ({
  ...{ __typename: 'EmailTemplate', name, customContent, defaultContent: `Default of ${name}` },
  allowedVariables: ['client.first_name', 'appointment.date_and_time'],
});
const practice = (confirmed: string | null = null) => ({
  ...{ __typename: 'Practice', id: 'p' },
  emailTemplates: [template('appointment_confirmed', confirmed), template('appointment_reminder', null)],
});
const HTML = `<html><head><style>p{}</style></head><body style="background-color: rgb(250, 247, 241)"><p style="color: red">Hello</p>
  <script>alert(1)</script><a href="https://evil.example">See your appointment</a></body></html>`;
const preview: Answers[string] = (variables) => {
  const { input } = variables as unknown as { input: { name: string; customContent: string } };
  return {
    emailPreview: {
      ...{ __typename: 'EmailPreview', subject: `Subject of ${input.name}`, html: HTML },
      textMessage: `With it: ${input.customContent}`,
    },
  };
};

const start = (answers: Answers = {}) =>
  renderPage(
    <>
      <TemplatesPage />
      <ToastRegion />
    </>,
    { EmailTemplates: () => ({ currentPractice: practice() }), EmailPreviewOf: preview, ...answers },
    '/portal/settings/communication/templates',
  );
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const confirmation = () => within(screen.getByRole('region', { name: 'Confirmation' }));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the confirmation' });
const asked = (page: RenderedPage, name: string) =>
  page.asked.filter(({ operation }) => operation === name).map(({ variables }) => variables);

afterEach(() => {
  for (let id = 1; id < 40; id++) dismissToast(id);
  cleanup();
});

describe('the texts of mails', () => {
  it('begin with the default, take variables where the cursor is, and only those that changed are saved', async () => {
    const page = start({
      UpdateEmailTemplates: () => ({
        updateCommunicationSettings: {
          ...{ __typename: 'UpdateCommunicationSettingsPayload', result: 'success', errors: [] },
          practice: practice('Hi {{client.first_name}}!'),
        },
      }),
    });
    expect((await field()).value).toBe('Default of appointment_confirmed');
    fireEvent.change(await field(), { target: { value: 'Hi !' } });
    (await field()).setSelectionRange(3, 3);
    fireEvent.click(confirmation().getByRole('button', { name: 'Client first name' }));
    expect((await field()).value).toBe('Hi {{client.first_name}}!');
    await waitFor(() => expect(button('Save').disabled).toBe(false));
    fireEvent.click(button('Save'));
    await screen.findByText('Email template updated successfully.');
    const emailTemplates = [{ name: 'appointment_confirmed', customContent: 'Hi {{client.first_name}}!' }];
    expect(asked(page, 'UpdateEmailTemplates')).toEqual([{ emailTemplates }]);
    fireEvent.click(confirmation().getByRole('button', { name: 'Use the default text' }));
    expect((await field()).value).toBe('Default of appointment_confirmed');
  });

  it('are not saved with a variable that there is not, which is said where it was entered', async () => {
    start();
    fireEvent.change(await field(), { target: { value: 'Hi {{client.shoe_size}}' } });
    fireEvent.blur(await field());
    const message = await confirmation().findByText(/^\{\{client\.shoe_size\}\} isn't a variable/);
    expect((await field()).getAttribute('aria-describedby')).toContain(message.id);
    expect(button('Save').disabled).toBe(true);
  });

  it('are shown as they arrive, with nothing that could run or be followed', async () => {
    const page = start();
    const shown = within(await screen.findByRole('region', { name: 'Preview of the confirmation' }));
    await shown.findByText('Subject of appointment_confirmed');
    const root = (await shown.findByRole('group', { name: 'The mail' })).shadowRoot!;
    await waitFor(() => expect(root.textContent).toContain('Hello'));
    expect(root.querySelector('p')!.style.color).toBe('red');
    expect(root.querySelectorAll('script, style, a, iframe')).toHaveLength(0);
    expect(root.textContent).toContain('See your appointment');
    fireEvent.change(await field(), { target: { value: 'Bring socks' } });
    await shown.findByText('With it: Bring socks');
    expect(asked(page, 'EmailPreviewOf')).toContainEqual({
      input: { name: 'appointment_confirmed', customContent: 'Bring socks' },
    });
  });

  it('are mailed as a test as they are typed', async () => {
    const page = start({
      SendTestEmail: () => ({
        sendTestEmail: {
          __typename: 'SendTestEmailPayload',
          result: 'success',
          errors: [],
          sentTo: 'ines@example.com',
        },
      }),
    });
    fireEvent.change(await field(), { target: { value: 'Bring socks' } });
    fireEvent.click(confirmation().getByRole('button', { name: 'Send me a test' }));
    await screen.findByText('A test is on its way to ines@example.com.');
    const input = { name: 'appointment_confirmed', customContent: 'Bring socks' };
    expect(asked(page, 'SendTestEmail')).toEqual([{ input }]);
  });

  it('can be looked at again where the preview did not load', async () => {
    let fails = true;
    start({
      EmailPreviewOf: (variables) => {
        if (fails) throw new Error('The post office sleeps.');
        return preview(variables);
      },
    });
    const shown = within(await screen.findByRole('region', { name: 'Preview of the confirmation' }));
    const again = await shown.findByRole('button', { name: 'Try again' });
    fails = false;
    fireEvent.click(again);
    await shown.findByText('Subject of appointment_confirmed');
  });
});
