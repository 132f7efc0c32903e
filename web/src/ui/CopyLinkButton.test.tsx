import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Design } from '../theme/Design.js';
import { CopyLinkButton } from './CopyLinkButton.js';

describe('CopyLinkButton', () => {
  const copied: string[] = [];

  beforeEach(() => {
    jest.useFakeTimers();
    copied.length = 0;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('copies the whole address, says Copied to clipboard, and is Copy link again after three seconds', async () => {
    render(<CopyLinkButton href="/p/willow" />, { wrapper: Design });
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(copied).toEqual([`${window.location.origin}/p/willow`]);
    expect(screen.getByRole('button', { name: 'Copied to clipboard' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Copied to clipboard');
    await act(() => jest.advanceTimersByTimeAsync(2900));
    expect(screen.getByRole('button', { name: 'Copied to clipboard' })).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  });
});
