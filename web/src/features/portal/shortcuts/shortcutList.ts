export interface ShortcutHelp {
  /** What is pressed, any of these. */
  keys: readonly string[];
  does: string;
}

const ON_APPLE = /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** The palette's, as this device writes it. */
export const PALETTE_KEYS = ON_APPLE ? '⌘ K' : 'Ctrl K';

/** All there are, for the list behind `?`. */
export const SHORTCUTS: readonly { title: string; shortcuts: readonly ShortcutHelp[] }[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: [PALETTE_KEYS, '/'], does: 'Find a client, an appointment, a page or an action' },
      { keys: ['?'], does: 'Show this list' },
    ],
  },
  {
    title: 'On the calendar',
    shortcuts: [
      { keys: ['T'], does: 'Go to today' },
      { keys: ['N', 'J'], does: 'Go forward' },
      { keys: ['P', 'K'], does: 'Go back' },
      { keys: ['D'], does: 'Show a day' },
      { keys: ['W'], does: 'Show a week' },
      { keys: ['M'], does: 'Show a month' },
      { keys: ['C'], does: 'Create an appointment' },
    ],
  },
  {
    title: 'On a focused calendar entry',
    shortcuts: [
      { keys: ['Enter'], does: 'Open it' },
      { keys: ['Shift ↑ ↓'], does: 'Move it by 15 minutes' },
      { keys: ['Shift ← →'], does: 'Move it by a day' },
      { keys: [`${ON_APPLE ? '⌥' : 'Alt'} Shift ↑ ↓`], does: 'Make it shorter or longer' },
    ],
  },
];
