import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EditorBar } from '../portal-ui/EditorBar.js';
import { PlaceCards } from '../portal-ui/PlaceCards.js';
import { SaveState } from '../portal-ui/SaveState.js';
import { themeValues, type ThemeChoice, type ThemeValues } from '../portal-ui/themeChoice.js';
import { ThemeFields } from '../portal-ui/ThemeFields.js';
import { VersionsFlyout } from '../portal-ui/VersionsFlyout.js';
import { Button } from '../ui/Button.js';
import { chakra } from '../ui/chakra.js';
import { CopyButton } from '../ui/CopyButton.js';
import { LONG_NAME } from './galleryData.js';
import { Specimen, State } from './Specimen.js';

const NOTHING = () => undefined;
const SAVED = { saved: true, problem: '', stale: false, retry: NOTHING };
const PLACES = [
  { label: 'Website builder', text: 'Pages and blocks', icon: 'edit', href: '/gallery' },
  { label: LONG_NAME, text: LONG_NAME, icon: 'globe', href: '/gallery?page=list' },
] as const;
const VERSIONS = [
  { version: 2, at: '2027-01-05T12:00:00Z' },
  { version: 1, at: '2027-01-04T12:00:00Z' },
];

/** Parts of the builders of forms and websites, and of their hubs. */
export function Editing() {
  return (
    <>
      <Specimen name="PlaceCards">
        <State name="short and long texts" width="whole">
          <PlaceCards cards={PLACES} />
        </State>
      </Specimen>
      <Specimen name="EditorBar">
        <State name="something to undo, nothing to redo" width="whole">
          <EditorBar
            history={{ canUndo: true, canRedo: false, undo: NOTHING, redo: NOTHING }}
            autosave={SAVED}
            more={[{ label: 'Earlier versions', icon: 'clock', onSelect: NOTHING }]}
            end={<Button size="sm">Publish</Button>}
          >
            <Button size="sm" variant="outline">
              Preview
            </Button>
          </EditorBar>
        </State>
      </Specimen>
      <Specimen name="SaveState, CopyButton, VersionsFlyout">
        <State name="saved, saving, failed, changed elsewhere, nothing to save">
          <chakra.div display="grid" gap="2">
            <SaveState autosave={SAVED} />
            <SaveState autosave={{ saved: false, problem: '', stale: false, retry: NOTHING }} />
            <SaveState
              autosave={{ saved: false, problem: 'The changes could not be saved.', stale: false, retry: NOTHING }}
            />
            <SaveState
              autosave={{ saved: false, problem: 'It was changed in another tab.', stale: true, retry: NOTHING }}
            />
            <SaveState autosave={SAVED} instead="Add a question to save the form" />
          </chakra.div>
        </State>
        <State name="CopyButton">
          <CopyButton text={() => 'www.stillwater.example'} label="Copy" what="the name" />
        </State>
        <State name="opened by a button">
          <Versions />
        </State>
      </Specimen>
      <Specimen name="ThemeFields">
        <State name="the product's">
          <Theme chosen={{ fonts: [] }} />
        </State>
        <State name="own, too light for text">
          <Theme chosen={{ colorAccent: '#ffee00', buttonStyle: 'square', fonts: ['Georgia', 'Arial'] }} />
        </State>
      </Specimen>
    </>
  );
}

function Theme({ chosen }: { chosen: ThemeChoice }) {
  const form = useForm<ThemeValues>({ defaultValues: themeValues(chosen) });
  return (
    <chakra.div display="grid" gap="4">
      <ThemeFields form={form} what="The form" />
    </chakra.div>
  );
}

/** Version 1 does not load. */
function Versions() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        VersionsFlyout
      </Button>
      {open && (
        <VersionsFlyout
          versions={VERSIONS}
          zone="America/New_York"
          load={async (version) => (version === 1 ? undefined : '{}')}
          onRestore={close}
          onClose={close}
        >
          What you have now can be brought back by Undo.
        </VersionsFlyout>
      )}
    </>
  );
}
