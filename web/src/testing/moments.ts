import { act } from '@testing-library/react';

/**
 * Lets so many frames of the page pass, with the work that they begin: for what comes a moment later, and for seeing that
 * nothing comes. Counted and not timed, so that a busy machine gets the same.
 */
export async function frames(count = 5): Promise<void> {
  await act(async () => {
    for (let frame = 0; frame < count; frame++) {
      await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

/** Lets time pass, ms. Only to see that something does not happen: on a busy machine this sees less, and fails no more often. */
export async function timePasses(ms: number): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, ms)));
}
