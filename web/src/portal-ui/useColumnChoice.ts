import { useState } from 'react';

export type ColumnChoice = Readonly<Record<string, boolean>>;

const keyOf = (table: string) => `yarrow.columns.${table}`;

/**
 * Which columns of a table are shown, remembered on this device.
 * @param table its name in the storage; none remembers nothing
 * @param initial what is shown where nothing was chosen: false hides
 */
export function useColumnChoice(
  table: string | undefined,
  initial: ColumnChoice,
): [ColumnChoice, (next: ColumnChoice) => void] {
  const [choice, setChoice] = useState(() => ({ ...initial, ...remembered(table) }));
  const choose = (next: ColumnChoice) => {
    setChoice(next);
    if (table === undefined) return;
    try {
      localStorage.setItem(keyOf(table), JSON.stringify(next));
    } catch {
      // A browser that stores nothing forgets the choice with the page.
    }
  };
  return [choice, choose];
}

function remembered(table: string | undefined): ColumnChoice {
  if (table === undefined) return {};
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}');
    const entries = Object.entries(stored as object).filter(([, shown]) => typeof shown === 'boolean');
    return Object.fromEntries(entries) as ColumnChoice;
  } catch {
    return {};
  }
}
