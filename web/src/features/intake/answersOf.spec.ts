import { describe, expect, it } from '@jest/globals';
import { answersOf } from './answersOf.js';

const read = (elements: object[], answers: object) =>
  answersOf(JSON.stringify({ elements }), JSON.stringify(answers)).flatMap(({ answers: given }) => given);
const one = (element: object, answer: unknown, more: object = {}) => {
  const [answered] = read([{ name: 'q', title: 'Q', ...element }], { q: answer, ...more });
  return answered;
};
const choices = [
  { value: 'b', text: 'Back' },
  { value: 'k', text: 'Knee' },
];
const columns = [
  { name: 'when', title: 'When', cellType: 'text' },
  { name: 'what', title: 'What', cellType: 'text' },
];

describe('answers to an intake form', () => {
  it.each([
    ['text', { type: 'text' }, 'Well', {}, 'Well'],
    ['several lines', { type: 'comment' }, '<b>Left</b>\nknee', {}, '<b>Left</b>\nknee'],
    ['a date', { type: 'text', inputType: 'date' }, '1980-02-03', {}, 'February 3, 1980'],
    ['yes or no', { type: 'boolean' }, false, {}, 'No'],
    ['a rating', { type: 'rating' }, 4, {}, '4'],
    ['a choice, by what it was called', { type: 'radiogroup', choices }, 'k', {}, 'Knee'],
    ['several choices', { type: 'checkbox', choices }, ['k', 'b'], {}, 'Knee\nBack'],
    ['an order', { type: 'ranking', choices }, ['k', 'b'], {}, 'Knee\nBack'],
    [
      'a choice of their own',
      { type: 'checkbox', choices, showOtherItem: true },
      ['other'],
      { 'q-Comment': 'Foot' },
      'Foot',
    ],
    [
      'choices of a list and of their own',
      { type: 'checkbox', choices, showOtherItem: true },
      ['b', 'other'],
      { 'q-Comment': 'Foot, left' },
      'Back\nFoot, left',
    ],
    ['a remark', { type: 'dropdown', choices, showCommentArea: true }, 'b', { 'q-Comment': 'Low' }, 'Back\nLow'],
    ['nothing', { type: 'text' }, undefined, {}, ''],
  ])('are read as they were given: %s', (_what, element, answer, more, text) => {
    expect(one(element, answer, more)).toEqual({ key: 'q', title: 'Q', text });
  });

  it('show what was drawn', () => {
    const drawing = 'data:image/png;base64,AAAA';
    expect(one({ type: 'signaturepad' }, drawing)).toEqual({ key: 'q', title: 'Q', text: '', drawing });
  });

  it.each([
    ['rows', { type: 'matrixdropdown', columns, rows: ['neck'] }, { neck: { when: '2001' } }, 'neck'],
    ['rows that were added', { type: 'matrixdynamic', columns }, [{ when: '2001' }], ''],
    [
      'panels that were added',
      { type: 'paneldynamic', templateElements: columns.map(({ name, title }) => ({ type: 'text', name, title })) },
      [{ when: '2001' }],
      '',
    ],
  ])('keep together what belongs together: %s', (_what, element, answer, title) => {
    const cells = [
      { key: 'when', title: 'When', text: '2001' },
      { key: 'what', title: 'What', text: '' },
    ];
    expect(one(element, answer)?.parts).toEqual([{ key: expect.any(String), title, text: '', parts: cells }]);
  });

  it('keep the parts of a question together', () => {
    const items = [
      { name: 'n', title: 'Name' },
      { name: 'p', title: 'Phone' },
    ];
    expect(one({ type: 'multipletext', items }, { n: 'Ann' })?.parts).toEqual([
      { key: 'Name', title: 'Name', text: 'Ann' },
    ]);
    expect(one({ type: 'matrix', columns: ['good'], rows: ['sleep', 'food'] }, { sleep: 'good' })?.parts).toEqual([
      { key: 'sleep', title: 'sleep', text: 'good' },
      { key: 'food', title: 'food', text: '' },
    ]);
    for (const element of [
      { type: 'multipletext', items },
      { type: 'paneldynamic' },
      { type: 'matrixdynamic', columns, rowCount: 0 },
    ]) {
      expect(one(element, undefined)).toEqual({ key: 'q', title: 'Q', text: '' });
    }
  });

  it('leave out what did not apply and what asks nothing', () => {
    const elements = [
      { type: 'boolean', name: 'injured' },
      { type: 'text', name: 'which', visibleIf: '{injured} = true' },
      { type: 'image', name: 'plan', imageLink: 'https://example.com/plan.png' },
      { type: 'panel', name: 'more', visibleIf: '{injured} = true', elements: [{ type: 'text', name: 'since' }] },
      { type: 'panel', name: 'rest', elements: [{ type: 'text', name: 'sleep' }] },
    ];
    const names = (answers: object) => read(elements, answers).map(({ key }) => key);
    expect(names({ injured: false })).toEqual(['injured', 'sleep']);
    expect(names({ injured: true })).toEqual(['injured', 'which', 'since', 'sleep']);
  });

  it('stand on the pages of the form, without those on which nothing was asked', () => {
    const page = (name: string, element: object) => ({
      name,
      title: `Page ${name}`,
      elements: [{ name: `${name}1`, ...element }],
    });
    const form = {
      firstPageIsStarted: true,
      pages: [page('one', { type: 'text' }), page('two', { type: 'image' }), page('three', { type: 'text' })],
    };
    expect(answersOf(JSON.stringify(form), '{}').map(({ title }) => title)).toEqual(['Page one', 'Page three']);
  });
});
