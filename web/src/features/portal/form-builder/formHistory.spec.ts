import { expect, it } from '@jest/globals';
import { historyOf, historyStep, type HistoryStep } from './formHistory.js';
import type { FormJson } from './formJson.js';

const form = (title: string): FormJson => ({ title, pages: [] });
const titleAfter = (...steps: HistoryStep[]) => {
  const { past, form: now, future } = steps.reduce(historyStep, historyOf(form('a')));
  return [past.length, now.title, future.length];
};
const change = (title: string): HistoryStep => ({ kind: 'change', form: form(title) });
const [undo, redo]: HistoryStep[] = [{ kind: 'undo' }, { kind: 'redo' }] as const;

it.each([
  [
    [change('b'), change('c')],
    [2, 'c', 0],
  ],
  [
    [change('b'), change('c'), undo!],
    [1, 'b', 1],
  ],
  [
    [change('b'), undo!, undo!, undo!],
    [0, 'a', 1],
  ],
  [
    [change('b'), undo!, redo!, redo!],
    [1, 'b', 0],
  ],
  [
    [change('b'), undo!, change('c'), redo!],
    [1, 'c', 0],
  ],
])('changes are taken back and done again: %j', (steps, expected) => {
  expect(titleAfter(...steps)).toEqual(expected);
});

it('remembers a hundred changes', () => {
  const many = Array.from({ length: 120 }, (_, at) => change(String(at)));
  expect(titleAfter(...many)[0]).toBe(100);
});
