import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { dismissToast, useToasts } from '../../../lib/toasts.js';
import { type Answers, renderPage } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { BankingPage } from '../banking/BankingPage.js';

/** How long each toast stays. */
const Durations = () =>
  useToasts().map(({ id, message, durationMs }) => <i key={id}>{`${message} for ${durationMs} ms`}</i>);

export const openBanking = (practice: object, answers: Answers = {}) =>
  renderPage(
    <>
      <BankingPage />
      <ToastRegion />
      <Durations />
    </>,
    { BankingOfPractice: () => practice, ...answers },
    '/portal/settings/banking',
  );

export function leaveBanking(): void {
  for (let id = 1; id < 60; id++) dismissToast(id);
  cleanup();
  jest.restoreAllMocks();
}

export const lastOf = (page: ReturnType<typeof openBanking>, operation: string) =>
  page.asked.filter((one) => one.operation === operation).at(-1)?.variables;
export const card = async (name: string) => within(await screen.findByRole('region', { name }));
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
export const down = () => {
  throw new Error('The bank sleeps.');
};
