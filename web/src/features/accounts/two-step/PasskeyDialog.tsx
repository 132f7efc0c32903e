import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useAction, type ActionOutcome } from '../../../lib/useAction.js';
import { CONNECTION_MESSAGE } from '../../../lib/userErrors.js';
import { TextField } from '../../../ui/TextField.js';
import { PasswordQuestion } from './PasswordQuestion.js';
import { AddPasskey, StartPasskey } from './twoStep.js';

const CANCELLED = "Your device didn't make a passkey. Please try again.";

export interface PasskeyDialogProps {
  onClose: () => void;
  /** It is added; codes where it is the first factor. */
  onDone: (codes: readonly string[] | null) => void;
}

/** Adds a passkey: its name and the password, then the browser asks the device. */
export function PasskeyDialog({ onClose, onDone }: PasskeyDialogProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const start = useAction(StartPasskey, { failure: CONNECTION_MESSAGE, fields: ['currentPassword'], shown: 'inline' });
  const add = useAction(AddPasskey, {
    failure: CONNECTION_MESSAGE,
    shown: 'inline',
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });

  const make = async (currentPassword: string): Promise<ActionOutcome> => {
    setProblem('');
    add.clear();
    const started = await start.run({ currentPassword });
    if (!started.ok) return started;
    const response = await answerOf(started.payload.options!);
    if (response === null) {
      setProblem(CANCELLED);
      return { ok: false, message: CANCELLED, fieldErrors: {} };
    }
    return add.run({ name: name.trim() || 'My passkey', response });
  };

  return (
    <PasswordQuestion
      title="Add a passkey"
      description="Your phone, computer or security key confirms that it's you, with your finger, face or PIN."
      action="Add passkey"
      message={start.message || add.message || problem}
      onClose={onClose}
      onAnswer={make}
    >
      <TextField
        label="Name of this device"
        hint="Such as My laptop."
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </PasswordQuestion>
  );
}

/** Null where it was cancelled, or the device cannot. */
async function answerOf(options: string): Promise<string | null> {
  try {
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
  } catch {
    return null;
  }
}
