import { expect, it } from '@jest/globals';
import { historyOf, historyStep, type EditStep } from './editHistory.js';

const after = (...steps: EditStep<string>[]) => {
  const { past, now, future } = steps.reduce(historyStep<string>, historyOf('a'));
  return [past.length, now, future.length];
};
const change = (to: string): EditStep<string> => ({ kind: 'change', to });
const undo: EditStep<string> = { kind: 'undo' };
const redo: EditStep<string> = { kind: 'redo' };

it.each([
  [
    [change('b'), change('c')],
    [2, 'c', 0],
  ],
  [
    [change('b'), change('c'), undo],
    [1, 'b', 1],
  ],
  [
    [change('b'), undo, undo, undo],
    [0, 'a', 1],
  ],
  [
    [change('b'), undo, redo, redo],
    [1, 'b', 0],
  ],
  [
    [change('b'), undo, change('c'), redo],
    [1, 'c', 0],
  ],
])('changes are taken back and done again: %j', (steps, expected) => {
  expect(after(...steps)).toEqual(expected);
});

it('remembers a hundred changes', () => {
  const many = Array.from({ length: 120 }, (_, at) => change(String(at)));
  expect(after(...many)[0]).toBe(100);
});
