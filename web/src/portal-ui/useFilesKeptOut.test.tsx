import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../testing/renderPage.js';
import { PhotoUpload } from './PhotoUpload.js';

/** Drags something over an element and drops it there. */
function drop(element: Element, type: string) {
  const dataTransfer = { types: [type], dropEffect: 'copy', files: [] };
  // An event is false when the browser is kept from what it would do.
  const leaves = fireEvent.dragOver(element, { dataTransfer }) || fireEvent.drop(element, { dataTransfer });
  return { leaves, shown: dataTransfer.dropEffect };
}

afterEach(cleanup);

describe('a drop outside the photo field', () => {
  it('does not open a dropped file in place of the page', () => {
    renderPage(<PhotoUpload label="Room" onUploaded={() => undefined} />, {});
    expect(drop(document.body, 'Files')).toEqual({ leaves: false, shown: 'none' });
    expect(drop(screen.getByLabelText('Choose a photo'), 'Files')).toEqual({ leaves: false, shown: 'copy' });
  });

  it('keeps its default action if it is no file or the field is unmounted', () => {
    const { unmount } = renderPage(<PhotoUpload label="Room" onUploaded={() => undefined} />, {});
    expect(drop(document.body, 'text/plain')).toEqual({ leaves: true, shown: 'copy' });
    unmount();
    expect(drop(document.body, 'Files')).toEqual({ leaves: true, shown: 'copy' });
  });
});
