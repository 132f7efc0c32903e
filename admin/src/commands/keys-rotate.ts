import { text, UsageError, type Command } from '../command.js';
import { checkoutStore, folderStore, type KeyStore } from '../keys/key-store.js';
import { dueStep, rotate, STEPS, type Step } from '../keys/rotation.js';

const THEN: Readonly<Record<Step, string>> = {
  prepare: 'Services have two public keys now. Once all of them have restarted: keys rotate activate.',
  activate: 'The gateway signs with the new key. Two minutes after all gateways have restarted: keys rotate retire.',
  retire: 'Services have the new public key alone, from their next restart on.',
};

export const rotateKeys: Command = {
  name: 'keys rotate',
  summary: 'replaces the keys that the gateway signs actors with, step by step',
  help: `keys rotate prepare | activate | retire [--folder FOLDER]
  prepare          makes a new pair: services verify by both public keys, the gateway signs with the old one
  activate         the gateway signs with the new one
  retire           services verify by the new one alone
  --folder FOLDER  with files ACTOR_PRIVATE_KEY and ACTOR_PUBLIC_KEY, as a Secret has them (docs/operations.md);
                   the secrets of this checkout without
Restart after each step whom it changes, and wait until all of them have: then no request is refused.`,
  options: { folder: { type: 'string' } },
  maxPositionals: 1,

  async run(input, { config }) {
    const [named] = input.positionals;
    const step = STEPS.find((one) => one === named);
    if (!step) throw new UsageError(`Which step? ${STEPS.join(', ')}.`);
    const store = storeOf(text(input, 'folder'), config.SECRETS_FILE);
    const keys = rotate(store.read(), step);
    store.write(keys);
    return {
      ok: true,
      result: { step, publicKeys: keys.publicKeys.length, next: dueStep(keys) },
      lines: [THEN[step]],
    };
  },
};

function storeOf(folder: string | undefined, secretsFile: string | undefined): KeyStore {
  if (folder) return folderStore(folder);
  if (secretsFile) return checkoutStore(secretsFile);
  throw new UsageError('Which keys? --folder, with the files of a Secret.');
}
