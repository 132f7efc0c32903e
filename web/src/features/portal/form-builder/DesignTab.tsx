import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { lazyPart } from '../../../lib/lazyPage.js';
import { useAction } from '../../../lib/useAction.js';
import { CONNECTION_MESSAGE } from '../../../lib/userErrors.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useEditHistory } from '../../../portal-ui/editHistory.js';
import { Overlay } from '../../../portal-ui/Overlay.js';
import { useAutosave } from '../../../portal-ui/useAutosave.js';
import { useLeaveGuard } from '../../../portal-ui/useLeaveGuard.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';
import { DesignBar } from './DesignBar.js';
import type { Design, DesignTheme } from './formDesign.js';
import { allElements, freeName, parseForm, type FormJson } from './formJson.js';
import { FormHead } from './FormHead.js';
import { PageCard } from './PageCard.js';

const PreviewDialog = lazyPart(async () => (await import('./PreviewDialog.js')).PreviewDialog);
const VersionsFlyout = lazyPart(async () => (await import('../../../portal-ui/VersionsFlyout.js')).VersionsFlyout);
const ExamplesDialog = lazyPart(async () => (await import('./ExamplesDialog.js')).ExamplesDialog);

const UpsertIntakeForm = graphql(`
  mutation UpsertIntakeForm($data: String!, $saveNo: Int!) {
    upsertIntakeForm(data: $data, saveNo: $saveNo) {
      result
      errors {
        code
        message
      }
    }
  }
`);

const IntakeFormVersion = graphql(`
  query IntakeFormVersion($version: Int!) {
    intakeFormVersion(version: $version)
  }
`);

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
  const { now: form, change, undo, redo, canUndo, canRedo } = useEditHistory(original);
  const empty = allElements(form).length === 0;
  const [sendable, setSendable] = useState(original);
  // The server takes no form without a question; the one before stays until there is one again.
  if (!empty && sendable !== form) setSendable(form);
  const upsert = useAction(UpsertIntakeForm, { failure: CONNECTION_MESSAGE, firstReasonOnly: true, shown: 'inline' });
  const autosave = useAutosave({
    data: JSON.stringify(sendable),
    stored: { data: JSON.stringify(original), saveNo: design.saveNo },
    save: (data, saveNo) => upsert.run({ data, saveNo }),
  });
  const client = useApolloClient();
  const loadVersion = async (version: number) =>
    (await client.query({ query: IntakeFormVersion, variables: { version }, fetchPolicy: 'network-only' })).data
      ?.intakeFormVersion;
  const guard = useLeaveGuard(!autosave.saved);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const replace = (text: string) => {
    change(parseForm(text));
    close();
  };
  return (
    <chakra.div display="grid" gap="4" minW="0">
      <DesignBar {...{ autosave, empty, canUndo, canRedo }} onUndo={undo} onRedo={redo} onOpen={setOpened} />
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
          {opened === 'versions' && (
            <VersionsFlyout
              versions={design.versions.map(({ version, savedAt }) => ({ version, at: savedAt }))}
              zone={zone}
              load={loadVersion}
              onRestore={replace}
              onClose={close}
            >
              Clients keep the version that you sent them. Bringing back an earlier one changes only what you send from
              now on.
            </VersionsFlyout>
          )}
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
