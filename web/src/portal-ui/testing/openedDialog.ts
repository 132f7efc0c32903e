import { screen, waitFor, within } from '@testing-library/react';

/**
 * A dialog that has just been opened, once what lies below it is hidden from assistive technology. That is done a frame later:
 * a question that opened before would be taken for something below.
 */
export async function openedDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => {
    if (!document.querySelector('[data-aria-hidden]')) throw new Error(`What lies below “${name}” is not hidden.`);
  });
  return within(dialog);
}
