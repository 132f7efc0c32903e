import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type Answers } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { EraseClientButton } from './EraseClientButton.js';

const outcome = (result: string, errors: object[] = []) => ({
  eraseClient: { __typename: 'EraseClientPayload', result, errors, client: null },
});
const onErased = jest.fn();

afterEach(() => {
  cleanup();
  onErased.mockReset();
});

const open = (answers: Answers) => {
  const button = <EraseClientButton client={{ id: 'maya', name: 'Maya Rivers' }} onErased={onErased} />;
  const page = renderPage(
    <>
      {button}
      <ToastRegion />
    </>,
    answers,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Erase client' }));
  return page;
};
const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Erase Maya Rivers?' }));

describe('erasing a client from the directory', () => {
  it('says what goes and what stays, erases, and says that it is done', async () => {
    const page = open({ EraseClient: () => outcome('success') });
    const question = await dialog();
    question.getByText(/Past visits and payments stay in your books without a name; reviews stay as signed\./);
    fireEvent.click(question.getByRole('button', { name: 'Erase client' }));
    await screen.findByText('Maya Rivers is erased.');
    expect(onErased).toHaveBeenCalledTimes(1);
    const sent = page.asked.find(({ operation }) => operation === 'EraseClient');
    expect(sent?.variables).toEqual({ input: { clientId: 'maya' } });
  });

  it('shows why it is refused, and keeps the client', async () => {
    const message = 'There are visits still to come. Please cancel them first.';
    open({ EraseClient: () => outcome('failure', [{ __typename: 'UserError', message }]) });
    const question = await dialog();
    fireEvent.click(question.getByRole('button', { name: 'Erase client' }));
    await question.findByText(message);
    expect(onErased).not.toHaveBeenCalled();
  });

  it('does nothing when the user cancels', async () => {
    const page = open({});
    fireEvent.click((await dialog()).getByRole('button', { name: 'Keep client' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(page.asked).toEqual([]);
  });
});
