import { waitFor } from '@testing-library/react';

/** A flyout hides the page a moment after it came, and would hide a question that is asked before. */
export const settleFlyout = () =>
  waitFor(() => {
    if (!document.querySelector('[data-aria-hidden]')) throw new Error('The page is not hidden yet.');
  });
