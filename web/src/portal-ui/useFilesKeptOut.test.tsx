import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../testing/renderPage.js';
import { PhotoUpload } from './PhotoUpload.js';

/** Drags something over an element and lets go of it there. */
function drop(element: Element, type: string) {
  const dataTransfer = { types: [type], dropEffect: 'copy', files: [] };
  // An event is false when the browser is kept from what it would do.
  const leaves = fireEvent.dragOver(element, { dataTransfer }) || fireEvent.drop(element, { dataTransfer });
  return { leaves, shown: dataTransfer.dropEffect };
}

afterEach(cleanup);

describe('what is dropped beside the place for photos', () => {
  it('does not take the place of the page when it is a file', () => {
    renderPage(<PhotoUpload label="Room" onUploaded={() => undefined} />, {});
    expect(drop(document.body, 'Files')).toEqual({ leaves: false, shown: 'none' });
    expect(drop(screen.getByLabelText('Choose a photo'), 'Files')).toEqual({ leaves: false, shown: 'copy' });
  });

  it('goes where it always went when it is no file, or when the place is no longer there', () => {
    const { unmount } = renderPage(<PhotoUpload label="Room" onUploaded={() => undefined} />, {});
    expect(drop(document.body, 'text/plain')).toEqual({ leaves: true, shown: 'copy' });
    unmount();
    expect(drop(document.body, 'Files')).toEqual({ leaves: true, shown: 'copy' });
  });
});
