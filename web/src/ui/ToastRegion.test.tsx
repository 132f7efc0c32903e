import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Design } from '../theme/Design.js';
import { ToastRegion } from './ToastRegion.js';
import { dismissToast, showToast } from './toasts.js';

describe('messages in the corner', () => {
  it('say the same thing once, however often it happens, and different things beside each other', () => {
    render(<ToastRegion />, { wrapper: Design });
    const ids: number[] = [];
    act(() => {
      ids.push(showToast('Already reviewed.', 'error'), showToast('Saved.'), showToast('Already reviewed.', 'error'));
    });
    expect(screen.getAllByText('Already reviewed.')).toHaveLength(1);
    expect(screen.getAllByText('Saved.')).toHaveLength(1);
    act(() => ids.forEach(dismissToast));
    expect(screen.queryByText('Already reviewed.')).toBeNull();
  });
});
