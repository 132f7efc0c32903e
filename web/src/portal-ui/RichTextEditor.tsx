import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useId, type KeyboardEvent } from 'react';
import { styledBy } from '../ui/chakra.js';
import { richTextRecipe } from './richTextRecipe.js';

const Frame = styledBy('div', richTextRecipe);

export interface RichTextEditorProps {
  label: string;
  /** HTML; what the server keeps of it is in `sanitizeRichText` of the catalog service. */
  value: string;
  /** Told with each change; empty when there is no text. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
}

/** Makes nothing but what the server keeps: no code, no images, no rules, and headings of the third and fourth level. */
const EXTENSIONS = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    heading: { levels: [3, 4] },
    link: { openOnClick: false, protocols: ['https', 'http', 'mailto', 'tel'], HTMLAttributes: { target: null } },
  }),
];

/** The editor behind `RichText`. */
export function RichTextEditor({ label, value, onChange, onBlur, error }: RichTextEditorProps) {
  const id = useId();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    // Rules of its own would need inline styles, which the policy refuses.
    injectCSS: false,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id } },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    ...(onBlur && { onBlur }),
  });
  return (
    <Frame data-invalid={error ? true : undefined}>
      <span id={id} data-part="label">
        {label}
      </span>
      <div data-part="box">
        {editor && <Toolbar editor={editor} label={label} />}
        <EditorContent editor={editor} />
      </div>
      {error && (
        <p data-part="error" role="alert">
          {error}
        </p>
      )}
    </Frame>
  );
}

const TOOLS = [
  {
    name: 'Bold',
    mark: 'B',
    on: (e: Editor) => e.isActive('bold'),
    run: (e: Editor) => e.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italic',
    mark: 'I',
    on: (e: Editor) => e.isActive('italic'),
    run: (e: Editor) => e.chain().focus().toggleItalic().run(),
  },
  {
    name: 'Underline',
    mark: 'U',
    on: (e: Editor) => e.isActive('underline'),
    run: (e: Editor) => e.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'Heading',
    mark: 'H',
    on: (e: Editor) => e.isActive('heading', { level: 3 }),
    run: (e: Editor) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'Bulleted list',
    mark: '•',
    on: (e: Editor) => e.isActive('bulletList'),
    run: (e: Editor) => e.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    mark: '1.',
    on: (e: Editor) => e.isActive('orderedList'),
    run: (e: Editor) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'Quote',
    mark: '”',
    on: (e: Editor) => e.isActive('blockquote'),
    run: (e: Editor) => e.chain().focus().toggleBlockquote().run(),
  },
] as const;

/** Marks of the text. One stop of Tab; arrows go from button to button (the ARIA toolbar pattern). */
function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const active = useEditorState({ editor, selector: ({ editor: current }) => TOOLS.map(({ on }) => on(current)) });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    if (!step || at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div role="toolbar" aria-label={`Format ${label.toLowerCase()}`} data-part="toolbar" onKeyDown={onKeyDown}>
      {TOOLS.map(({ name, mark, run }, index) => (
        <button
          key={name}
          type="button"
          title={name}
          aria-label={name}
          aria-pressed={active[index] ?? false}
          tabIndex={index === 0 ? 0 : -1}
          onClick={() => run(editor)}
        >
          {mark}
        </button>
      ))}
    </div>
  );
}
