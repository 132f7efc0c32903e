import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/Skeleton.js';
import type { RichTextEditorProps } from './RichTextEditor.js';

const RichTextEditor = lazy(async () => ({ default: (await import('./RichTextEditor.js')).RichTextEditor }));

/** A text with emphasis, headings, lists and links. The editor is a chunk of its own, loaded when one is shown. */
export function RichText(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton shape="card" />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
