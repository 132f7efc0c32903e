import type { Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../ui/Button.js';
import { TextField } from '../ui/TextField.js';
import { linkAddress } from './linkAddress.js';

export interface RichTextLinkProps {
  id: string;
  editor: Editor;
  /** Of the link that the selection is in; undefined for a new one. */
  href: string | undefined;
  onClose: () => void;
}

const NO_ADDRESS = 'Please enter a web address, an email address or a phone number.';

/** Asks where a link leads. Without a selection the address becomes the text. No form, as it stands in one. */
export function RichTextLink({ id, editor, href, onClose }: RichTextLinkProps) {
  const [typed, setTyped] = useState(() => href?.replace(/^(mailto|tel):/, '') ?? '');
  const [problem, setProblem] = useState<string>();
  const apply = () => {
    const address = linkAddress(typed);
    if (!address) return setProblem(NO_ADDRESS);
    setLink(editor, address, typed.trim());
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const answer = { Enter: apply, Escape: onClose }[event.key];
    if (!answer || (event.key === 'Enter' && !(event.target instanceof HTMLInputElement))) return;
    event.preventDefault();
    answer();
  };
  return (
    // What lies around it, such as a flyout, leaves Escape to it.
    <div id={id} role="group" aria-label="Link" data-part="link" data-own-escape onKeyDown={onKeyDown}>
      <TextField
        label="Link to"
        placeholder="https://"
        autoComplete="off"
        autoFocus
        value={typed}
        error={problem}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
      />
      <div data-part="answers">
        <Button size="sm" onClick={apply}>
          {href === undefined ? 'Add link' : 'Change link'}
        </Button>
        {href !== undefined && (
          <Button size="sm" variant="outline" onClick={remove}>
            Remove link
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function setLink(editor: Editor, href: string, text: string): void {
  const isNew = editor.state.selection.empty && !editor.isActive('link');
  if (isNew) {
    editor.commands.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] });
  } else {
    editor.chain().extendMarkRange('link').setLink({ href }).run();
  }
}
