import { useEffect } from 'react';

/** Ignores files that are dropped outside the drop zone: the browser would leave the page and open the file. */
export function useFilesKeptOut(): void {
  useEffect(() => {
    document.addEventListener('dragover', keepOut);
    document.addEventListener('drop', keepOut);
    return () => {
      document.removeEventListener('dragover', keepOut);
      document.removeEventListener('drop', keepOut);
    };
  }, []);
}

/** A place that takes files has taken the event before it arrives here; what is no file, such as text, goes where it went. */
function keepOut(event: DragEvent): void {
  const { dataTransfer } = event;
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
