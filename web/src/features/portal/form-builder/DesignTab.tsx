import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { lazyPart } from '../../../lib/lazyPage.js';
import { useAction } from '../../../lib/useAction.js';
import { CONNECTION_MESSAGE } from '../../../lib/userErrors.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useEditHistory } from '../../../portal-ui/editHistory.js';
import { EditorBar } from '../../../portal-ui/EditorBar.js';
import { Overlay } from '../../../portal-ui/Overlay.js';
import { useAutosave } from '../../../portal-ui/useAutosave.js';
import { useNumberedSaving } from '../../../portal-ui/useNumberedSaving.js';
import { useLeaveGuard } from '../../../portal-ui/useLeaveGuard.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';
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
  const { now: form, change, ...history } = useEditHistory(original);
  const empty = allElements(form).length === 0;
  const [sendable, setSendable] = useState(original);
  // The server takes no form without a question; the one before stays until there is one again.
  if (!empty && sendable !== form) setSendable(form);
  const upsert = useAction(UpsertIntakeForm, { failure: CONNECTION_MESSAGE, firstReasonOnly: true, shown: 'inline' });
  const { save } = useNumberedSaving(design.saveNo, (data, saveNo) => upsert.run({ data, saveNo }));
  const autosave = useAutosave({ data: JSON.stringify(sendable), stored: JSON.stringify(original), save });
  const guard = useLeaveGuard(!autosave.saved);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const replace = (text: string) => {
    change(parseForm(text));
    close();
  };
  return (
    <chakra.div display="grid" gap="4" minW="0">
      <EditorBar
        {...{ history, autosave }}
        instead={empty && 'Add a question to save the form'}
        more={[
          { label: 'Earlier versions', icon: 'clock', onSelect: () => setOpened('versions') },
          { label: 'Start from an example', icon: 'copy', onSelect: () => setOpened('examples') },
        ]}
      >
        <Button size="sm" variant="outline" disabled={empty} onClick={() => setOpened('preview')}>
          <Icon name="eye" size={18} /> Preview
        </Button>
      </EditorBar>
      <FormHead {...{ form }} onChange={change} />
      {form.pages.map((page, at) => (
        <PageCard key={page.name} {...{ form, page, at }} onChange={change} />
      ))}
      <AddPageButton onAdd={() => change(withPage(form))} />
      {opened && (
        <Overlay onClose={close}>
          {opened === 'preview' && <PreviewDialog form={JSON.stringify(form)} theme={theme} onClose={close} />}
          {opened === 'versions' && <Versions {...{ design, zone }} onRestore={replace} onClose={close} />}
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

function AddPageButton({ onAdd }: { onAdd: () => void }) {
  return (
    <div>
      <Button variant="outline" onClick={onAdd}>
        <Icon name="plus" size={18} /> Add a page
      </Button>
    </div>
  );
}

interface VersionsProps extends Pick<DesignTabProps, 'design' | 'zone'> {
  onRestore: (form: string) => void;
  onClose: () => void;
}

function Versions({ design, ...flyout }: VersionsProps) {
  const client = useApolloClient();
  const load = async (version: number) =>
    (await client.query({ query: IntakeFormVersion, variables: { version }, fetchPolicy: 'network-only' })).data
      ?.intakeFormVersion;
  const versions = design.versions.map(({ version, savedAt }) => ({ version, at: savedAt }));
  return (
    <VersionsFlyout {...flyout} {...{ versions, load }}>
      Clients keep the version that you sent them. Bringing back an earlier one changes only what you send from now on.
    </VersionsFlyout>
  );
}

const withPage = (form: FormJson): FormJson => ({
  ...form,
  pages: [...form.pages, { name: freeName(form, 'page'), title: '', elements: [] }],
});
