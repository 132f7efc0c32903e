import { useEditorState, type Editor } from '@tiptap/react';
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { RichTextLink } from './RichTextLink.js';

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

/** Text formatting. One tab stop, on the last used button; arrows move between buttons (the ARIA toolbar pattern). */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const linkId = useId();
  const [linking, setLinking] = useState(false);
  const [stop, setStop] = useState(0);
  const { active, href } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: TOOLS.map(({ on }) => on(current)),
      href: current.getAttributes('link')['href'] as string | undefined,
    }),
  });
  const closeLink = () => {
    setLinking(false);
    editor.commands.focus();
  };
  return (
    <>
      <div
        role="toolbar"
        aria-label={`Format ${label.toLowerCase()}`}
        data-part="toolbar"
        onKeyDown={moveFocus}
        onFocus={(event) => setStop(buttonsOf(event).indexOf(event.target))}
      >
        {TOOLS.map(({ name, mark, run }, index) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={active[index] ?? false}
            tabIndex={index === stop ? 0 : -1}
            data-mark={mark}
            onClick={() => run(editor)}
          />
        ))}
        <button
          type="button"
          aria-pressed={href !== undefined}
          aria-expanded={linking}
          aria-controls={linking ? linkId : undefined}
          tabIndex={stop === TOOLS.length ? 0 : -1}
          onClick={() => setLinking(!linking)}
        >
          Link
        </button>
      </div>
      {linking && <RichTextLink key={href} {...{ id: linkId, editor, href }} onClose={closeLink} />}
    </>
  );
}

const buttonsOf = ({ currentTarget }: KeyboardEvent<HTMLElement> | FocusEvent<HTMLElement>): HTMLElement[] => [
  ...currentTarget.querySelectorAll('button'),
];

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = buttonsOf(event);
  const at = buttons.indexOf(event.target as HTMLElement);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}
