import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Design } from '../theme/Design.js';
import { ToastRegion } from './ToastRegion.js';
import { dismissToast, showToast } from '../lib/toasts.js';

describe('ToastRegion', () => {
  it('shows a repeated message once and different messages next to each other', async () => {
    render(<ToastRegion />, { wrapper: Design });
    const ids: number[] = [];
    act(() => {
      ids.push(showToast('Already reviewed.', 'error'), showToast('Saved.'), showToast('Already reviewed.', 'error'));
    });
    expect(await screen.findAllByText('Already reviewed.')).toHaveLength(1);
    expect(screen.getAllByText('Saved.')).toHaveLength(1);
    act(() => ids.forEach(dismissToast));
    await waitFor(() => expect(screen.queryByText('Already reviewed.')).toBeNull());
  });
});
