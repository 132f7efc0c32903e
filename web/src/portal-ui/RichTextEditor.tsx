import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { styledBy } from '../ui/chakra.js';
import { RICH_TEXT_EXTENSIONS } from './richTextExtensions.js';
import { richTextRecipe } from './richTextRecipe.js';
import { RichTextToolbar } from './RichTextToolbar.js';

const Frame = styledBy('div', richTextRecipe);

export interface RichTextEditorProps {
  label: string;
  /**
   * HTML; what the server keeps of it is in `sanitizeRichText` of the catalog service. A value that differs from the
   * last one passed to `onChange`, such as the original after Cancel, replaces the typed text.
   */
  value: string;
  /** Called with each change; empty when there is no text. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
}

/** The editor behind `RichText`. */
export function RichTextEditor({ label, value, onChange, onBlur, error }: RichTextEditorProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const lastSent = useRef(value);
  const editor = useEditor({
    extensions: RICH_TEXT_EXTENSIONS,
    content: value,
    // Rules of its own would need inline styles, which the policy refuses.
    injectCSS: false,
    editorProps: {
      attributes: {
        ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id },
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      lastSent.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(lastSent.current);
    },
    ...(onBlur && { onBlur }),
  });
  useEffect(() => {
    if (value === lastSent.current) return;
    lastSent.current = value;
    editor?.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <Frame data-invalid={error ? true : undefined}>
      <span id={id} data-part="label">
        {label}
      </span>
      <div data-part="box">
        {editor && <RichTextToolbar editor={editor} label={label} />}
        <EditorContent editor={editor} />
      </div>
      {error && (
        <p id={errorId} data-part="error" role="alert">
          {error}
        </p>
      )}
    </Frame>
  );
}
