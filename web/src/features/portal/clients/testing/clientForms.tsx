import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type Answers } from '../../../../testing/renderPage.js';
import { ToastRegion } from '../../../../ui/ToastRegion.js';
import { ClientsPage } from '../ClientsPage.js';
import { answers } from './directory.js';

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The directory, with the form for a new client unless another address is given. */
export const start = (own: Answers = {}, at = '/portal/clients?show_add_client_form=1') =>
  renderPage(
    <>
      <ClientsPage />
      <ToastRegion />
    </>,
    answers(own),
    at,
  );
type Page = ReturnType<typeof start>;

export const form = (name: string) => screen.findByRole('dialog', { name });
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
export const sent = (page: Page, operation: string) =>
  page.asked.filter((one) => one.operation === operation).map(({ variables }) => variables as Record<string, unknown>);
/** Once it can be pressed. */
export const press = async (name: string, within_: HTMLElement) => {
  const button = await within(within_).findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expectEnabled(button));
  fireEvent.click(button);
};
/** The text of a toast, with the blank at its end that the specification has. */
export const toast = (text: string) =>
  screen.findByText((_content, element) => element?.textContent === text, { selector: '*' });

/** Opens the form over the flyout. It has arrived when screen readers no longer find the flyout below it. */
export const edit = async () => {
  const flyout = await screen.findByRole('dialog', { name: 'Maya Rivers' });
  fireEvent.click(await within(flyout).findByRole('button', { name: 'Edit client' }));
  const opened = await form('Edit Maya Rivers');
  await waitFor(() => {
    if (!flyout.closest('[aria-hidden=true]')) throw new Error('The flyout is not behind the form yet');
  });
  return opened;
};

function expectEnabled({ disabled, textContent }: HTMLButtonElement): void {
  if (disabled) throw new Error(`“${textContent}” cannot be pressed`);
}
