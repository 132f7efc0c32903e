import { useState, type ReactElement } from 'react';
import { renderPage, type Answers, type RenderedPage } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';

/** A flyout without the page that it lies over, and the messages; it is gone when it closes. */
export function openFlyout(flyout: (close: () => void) => ReactElement, answers: Answers): RenderedPage {
  return renderPage(
    <>
      <Open flyout={flyout} />
      <ToastRegion />
    </>,
    answers,
  );
}

function Open({ flyout }: { flyout: (close: () => void) => ReactElement }) {
  const [open, setOpen] = useState(true);
  return open && flyout(() => setOpen(false));
}
