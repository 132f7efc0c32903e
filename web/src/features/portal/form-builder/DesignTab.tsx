import { useReducer, useState } from 'react';
import { lazyPart } from '../../../lib/lazyPage.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { Overlay } from '../../../portal-ui/Overlay.js';
import { useLeaveGuard } from '../../../portal-ui/useLeaveGuard.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';
import { DesignBar } from './DesignBar.js';
import type { Design, DesignTheme } from './formDesign.js';
import { historyOf, historyStep } from './formHistory.js';
import { allElements, freeName, parseForm, type FormJson } from './formJson.js';
import { FormHead } from './FormHead.js';
import { PageCard } from './PageCard.js';
import { useAutosave } from './useAutosave.js';

const PreviewDialog = lazyPart(async () => (await import('./PreviewDialog.js')).PreviewDialog);
const VersionsFlyout = lazyPart(async () => (await import('./VersionsFlyout.js')).VersionsFlyout);
const ExamplesDialog = lazyPart(async () => (await import('./ExamplesDialog.js')).ExamplesDialog);

export interface DesignTabProps {
  design: Design;
  theme: DesignTheme;
  /** IANA name of the practice's. */
  zone: string;
}

type Opened = 'preview' | 'versions' | 'examples';

/** The questions of the form. Each change is stored by itself, and can be taken back. */
export function DesignTab({ design, theme, zone }: DesignTabProps) {
  // What is stored may be written in another way: only a change of the practitioner is saved.
  const [original] = useState(() => parseForm(design.form));
  const [history, step] = useReducer(historyStep, original, historyOf);
  const { form } = history;
  const empty = allElements(form).length === 0;
  const [sendable, setSendable] = useState(original);
  // The server takes no form without a question; the one before stays until there is one again.
  if (!empty && sendable !== form) setSendable(form);
  const autosave = useAutosave(JSON.stringify(sendable), { data: JSON.stringify(original), saveNo: design.saveNo });
  const guard = useLeaveGuard(!autosave.saved);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const change = (next: FormJson) => step({ kind: 'change', form: next });
  const replace = (text: string) => {
    change(parseForm(text));
    close();
  };
  return (
    <chakra.div display="grid" gap="4" minW="0">
      <DesignBar
        {...{ autosave, empty }}
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        onUndo={() => step({ kind: 'undo' })}
        onRedo={() => step({ kind: 'redo' })}
        onOpen={setOpened}
      />
      <FormHead {...{ form }} onChange={change} />
      {form.pages.map((page, at) => (
        <PageCard key={page.name} {...{ form, page, at }} onChange={change} />
      ))}
      <div>
        <Button variant="outline" onClick={() => change(withPage(form))}>
          <Icon name="plus" size={18} /> Add a page
        </Button>
      </div>
      {opened && (
        <Overlay onClose={close}>
          {opened === 'preview' && <PreviewDialog form={JSON.stringify(form)} theme={theme} onClose={close} />}
          {opened === 'versions' && <VersionsFlyout {...{ design, zone }} onRestore={replace} onClose={close} />}
          {opened === 'examples' && <ExamplesDialog onChoose={replace} onClose={close} />}
        </Overlay>
      )}
      <ConfirmDialog
        open={guard.asking}
        title="Leave before it is saved?"
        description="Your last changes to the form haven't been saved yet."
        confirm="Leave"
        keep="Stay"
        variant="danger"
        onConfirm={guard.leave}
        onClose={guard.stay}
      />
    </chakra.div>
  );
}

const withPage = (form: FormJson): FormJson => ({
  ...form,
  pages: [...form.pages, { name: freeName(form, 'page'), title: '', elements: [] }],
});
