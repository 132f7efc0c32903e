import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '../testing/renderPage.js';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.js';

const onConfirm = jest.fn();
const onClose = jest.fn();

const open = async (props: Partial<ConfirmDialogProps> = {}) => {
  renderPage(
    <ConfirmDialog
      open
      title="Delete this coupon?"
      description="Clients can no longer use it."
      confirm="Delete coupon"
      keep="Keep coupon"
      variant="danger"
      {...{ onConfirm, onClose }}
      {...props}
    />,
    {},
  );
  return within(await screen.findByRole('alertdialog', { name: 'Delete this coupon?' }));
};

afterEach(() => {
  cleanup();
  onConfirm.mockReset();
  onClose.mockReset();
});

describe('a question before something that cannot be taken back', () => {
  it('is answered by what it does or by the way back', async () => {
    const question = await open();
    question.getByText('Clients can no longer use it.');
    fireEvent.click(question.getByRole('button', { name: 'Delete coupon' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    fireEvent.click(question.getByRole('button', { name: 'Keep coupon' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('takes no second answer and stays while it is being done', async () => {
    const question = await open({ pending: true });
    expect(question.getByRole<HTMLButtonElement>('button', { name: 'Delete coupon' }).disabled).toBe(true);
    expect(question.getByRole<HTMLButtonElement>('button', { name: 'Keep coupon' }).disabled).toBe(true);
    fireEvent.click(question.getByRole('button', { name: 'Close' }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says why it was not done, and can be answered again', async () => {
    const question = await open({ problem: 'Error deleting coupon' });
    expect(question.getByRole('alert').textContent).toBe('Error deleting coupon');
    fireEvent.click(question.getByRole('button', { name: 'Delete coupon' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});
