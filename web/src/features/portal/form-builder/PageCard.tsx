import { useState } from 'react';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import { TextField } from '../../../ui/TextField.js';
import { ElementList } from './ElementList.js';
import { removePage, type FormJson, type FormPage } from './formJson.js';
import { useTypedText } from '../../../portal-ui/useTypedText.js';

export interface PageCardProps {
  form: FormJson;
  page: FormPage;
  /** Place of the page, 0 for the first. */
  at: number;
  onChange: (form: FormJson) => void;
}

/** A page of the form with its questions. */
export function PageCard({ form, page, at, onChange }: PageCardProps) {
  const [asking, setAsking] = useState(false);
  const heading = `Page ${at + 1}`;
  const title = useTypedText(page.title ?? '', (text) =>
    onChange({ ...form, pages: form.pages.map((one) => (one === page ? { ...one, title: text } : one)) }),
  );
  const remove = () => {
    setAsking(false);
    onChange(removePage(form, page.name));
  };
  return (
    <chakra.section
      aria-label={heading}
      display="grid"
      gap="3"
      minW="0"
      p="5"
      border="1px solid"
      borderColor="line"
      rounded="lg"
      bg="surface"
      data-density="compact"
    >
      <chakra.header display="flex" gap="1" alignItems="center">
        <chakra.h2 flex="1" fontSize="lg">
          {heading}
        </chakra.h2>
        <MoveButton {...{ form, at, onChange }} by={-1} label={`Move ${heading} up`} />
        <MoveButton {...{ form, at, onChange }} by={1} label={`Move ${heading} down`} />
        {form.pages.length > 1 && (
          <IconButton
            icon="trash"
            label={`Delete ${heading}`}
            onClick={() => (page.elements.length === 0 ? remove() : setAsking(true))}
          />
        )}
      </chakra.header>
      <TextField label="Title of the page" optional maxLength={200} {...title} />
      <ElementList
        {...{ form, onChange }}
        holder={page.name}
        elements={page.elements}
        label={`Questions of ${heading}`}
      />
      <ConfirmDialog
        open={asking}
        title={`Delete ${heading}?`}
        description="Its questions are deleted too. You can undo this."
        confirm="Delete page"
        keep="Keep page"
        variant="danger"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </chakra.section>
  );
}

interface MoveButtonProps extends Pick<PageCardProps, 'form' | 'at' | 'onChange'> {
  by: 1 | -1;
  label: string;
}

function MoveButton({ form, at, by, label, onChange }: MoveButtonProps) {
  const other = form.pages[at + by];
  if (!other) return null;
  const move = () => {
    const pages = [...form.pages];
    [pages[at], pages[at + by]] = [other, pages[at]!];
    onChange({ ...form, pages });
  };
  return (
    <chakra.button type="button" aria-label={label} title={label} p="2" color="textSoft" onClick={move}>
      <chakra.span display="inline-block" transform={by === -1 ? 'rotate(180deg)' : 'none'}>
        <Icon name="chevron-down" size={20} />
      </chakra.span>
    </chakra.button>
  );
}
