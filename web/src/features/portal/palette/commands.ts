import { foldText } from '@yarrow/kit/values/normal-text';
import type { IconName } from '../../../ui/Icon.js';

export type CommandGroup = 'Actions' | 'Pages' | 'Clients' | 'Appointments';

/** In the order in which they stand in the palette. */
export const COMMAND_GROUPS: readonly CommandGroup[] = ['Clients', 'Appointments', 'Actions', 'Pages'];

/** Somewhere to go, or something to do. */
export interface Command {
  id: string;
  group: CommandGroup;
  label: string;
  icon: IconName;
  /** A quiet second part. */
  detail?: string | undefined;
  /** Words by which people look for it that its label lacks. */
  words?: string;
  /** Link target; another site or a file opens in a new tab. */
  href?: string;
  run?: () => void;
}

const wordsOf = (text: string) => foldText(text).split(' ').filter(Boolean);

/** Those that hold every typed word, at the start of one of theirs; best where the label begins with what was typed. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [...commands];
  const found = commands.filter(({ label, detail = '', words = '' }) => {
    const own = wordsOf(`${label} ${detail} ${words}`);
    return wanted.every((word) => own.some((one) => one.startsWith(word)));
  });
  const begins = ({ label }: Command) => foldText(label).startsWith(foldText(typed));
  return found.toSorted((one, other) => Number(begins(other)) - Number(begins(one)));
}
