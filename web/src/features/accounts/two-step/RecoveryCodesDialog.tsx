import { useState } from 'react';
import { saveFile } from '../../../lib/saveFile.js';
import { Button } from '../../../ui/Button.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { Dialog } from '../../../ui/Dialog.js';
import styles from './TwoStep.module.css';

export interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes once; closes after the user confirms that they are stored. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const [kept, setKept] = useState(false);
  const save = () =>
    saveFile(
      'yarrow-recovery-codes.txt',
      'text/plain;charset=utf-8',
      `Recovery codes of your Yarrow account\n\n${codes.join('\n')}\n`,
    );
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => kept && onClose()}
      title="Keep your recovery codes"
      description="Each one logs you in once, should your phone or passkey be gone. We can't show them again."
      actions={
        <>
          <Button variant="outline" onClick={save}>
            Download
          </Button>
          <Button disabled={!kept} onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Checkbox
        label="I've kept them in a safe place"
        checked={kept}
        onChange={(event) => setKept(event.target.checked)}
      />
    </Dialog>
  );
}
