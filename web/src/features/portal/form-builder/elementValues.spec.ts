import { describe, expect, it } from '@jest/globals';
import { Model } from 'survey-core';
import { rulesOf } from './elementRules.js';
import { elementOf, FIELDS_OF, valuesOf } from './elementValues.js';
import { EXAMPLE_FORMS } from './exampleForms.js';
import type { FormElement } from './formJson.js';
import { newElement, QUESTION_TYPES } from './questionTypes.js';

const edit = (element: FormElement, changes: object) => elementOf(element, { ...valuesOf(element), ...changes });
const problems = (element: FormElement, changes: object) => {
  const { error } = rulesOf(element.type).safeParse({ ...valuesOf(element), title: 'Title', ...changes });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('every type of question', () => {
  it.each(QUESTION_TYPES)('%s is new, named, and a question that the renderer takes', (type) => {
    const image = type === 'image' ? { imageLink: 'data:image/jpeg;base64,AAAA' } : {};
    const element = edit(newElement(type, 'q1'), { title: 'What?', ...image });
    expect(element).toMatchObject({ type, name: 'q1', title: 'What?' });
    const inner = { type: 'text', name: 'inner', title: 'Inner' };
    const filled = {
      ...element,
      ...(type === 'panel' && { elements: [inner] }),
      ...(type === 'paneldynamic' && { templateElements: [inner] }),
    };
    const model = new Model({ elements: [filled] });
    expect(model.jsonErrors ?? []).toEqual([]);
    expect(rulesOf(type).safeParse(valuesOf(element)).success).toBe(true);
  });

  it.each(QUESTION_TYPES)('%s keeps what the builder does not show', (type) => {
    const element = { ...newElement(type, 'q1'), title: 'A', visibleIf: '{x} = 1', validators: [{ type: 'email' }] };
    expect(edit(element, { title: 'B' })).toEqual({ ...element, title: 'B', ...cleared(type) });
  });
});

/** What a field that was not touched writes for a new element. */
const cleared = (type: string) => (FIELDS_OF[type as 'text'].includes('columns') ? { columns: expect.any(Array) } : {});

describe('choices', () => {
  const choices = [{ value: 1, text: 'One' }, 'Two', { value: 'c', text: 'Three' }];
  const element: FormElement = { type: 'checkbox', name: 'q', title: 'Q', choices };

  it('are lines, and keep their values when they are moved or reworded', () => {
    expect(valuesOf(element).choices).toBe('One\nTwo\nThree');
    expect(edit(element, { choices: 'Three\nOne' })['choices']).toEqual([choices[2], choices[0]]);
    expect(edit(element, { choices: 'Uno\n Two \n\nThree' })['choices']).toEqual([
      { value: 1, text: 'Uno' },
      'Two',
      choices[2],
    ]);
    expect(edit(element, { choices: 'One\nDos\nThree' })['choices']).toEqual([
      choices[0],
      { value: 'Two', text: 'Dos' },
      choices[2],
    ]);
    expect(edit(element, { choices: 'One\nTwo\nThree\nFour' })['choices']).toEqual([...choices, 'Four']);
  });

  it('are needed', () => {
    expect(problems(element, { choices: ' \n' })).toEqual(['choices: Please enter at least one choice.']);
  });
});

describe('parts of a question', () => {
  it('keep their names, and new ones get a free one', () => {
    const element: FormElement = {
      ...{ type: 'multipletext', name: 'q', title: 'Q' },
      items: [
        { name: 'item1', title: 'Name', maxLength: 100 },
        { name: 'phone', title: 'Phone' },
      ],
    };
    expect(edit(element, { items: 'Full name\nPhone' })['items']).toEqual([
      { name: 'item1', title: 'Full name', maxLength: 100 },
      { name: 'phone', title: 'Phone' },
    ]);
    expect(edit(element, { items: 'Phone\nName\nCity' })['items']).toEqual([
      { name: 'phone', title: 'Phone' },
      { name: 'item1', title: 'Name', maxLength: 100 },
      { name: 'item2', title: 'City' },
    ]);
  });

  it('are columns with a kind each, and choices only where there are some', () => {
    const element: FormElement = {
      ...{ type: 'matrixdynamic', name: 'q', title: 'Q' },
      columns: [{ name: 'a', title: 'A', cellType: 'text', isRequired: true }],
    };
    const [first] = valuesOf(element).columns;
    const columns = [first!, { name: '', title: 'B', cellType: 'dropdown', choices: 'x\ny' }];
    expect(edit(element, { columns })['columns']).toEqual([
      { name: 'a', title: 'A', cellType: 'text', isRequired: true },
      { name: 'column1', title: 'B', cellType: 'dropdown', choices: ['x', 'y'] },
    ]);
    expect(problems(element, { columns: [] })).toEqual(['columns: Please add a column.']);
    expect(problems(element, { columns: [{ ...columns[1]!, title: '', choices: '' }] })).toEqual([
      'columns.0.title: Please enter a title.',
      'columns.0.choices: Please enter at least one choice.',
    ]);
  });
});

describe('the options of a question', () => {
  it('are settings, and none where they are empty', () => {
    const text = newElement('text', 'q');
    const full = edit(text, { title: 'Q', isRequired: true, inputType: 'date', maxLength: '20', placeholder: 'x' });
    expect(full).toEqual({
      ...{ type: 'text', name: 'q', title: 'Q', isRequired: true, inputType: 'date', maxLength: 20, placeholder: 'x' },
    });
    const emptied = edit(full, { isRequired: false, inputType: 'text', maxLength: '', placeholder: '' });
    expect(emptied).toEqual({ type: 'text', name: 'q', title: 'Q' });
  });

  it.each([
    ['text', { title: ' ' }, 'title: Please enter the question.'],
    ['text', { maxLength: '0' }, 'maxLength: Please enter a whole number from 1 to 10000.'],
    ['text', { maxLength: 'ten' }, 'maxLength: Please enter a whole number from 1 to 10000.'],
    ['rating', { rateMin: '5', rateMax: '5' }, 'rateMax: The highest has to be above the lowest.'],
    ['image', { title: '' }, 'imageLink: Please choose an image.'],
    ['matrix', { rows: '' }, 'rows: Please enter at least one row.'],
    ['matrix', { options: '' }, 'options: Please enter at least one column.'],
    ['multipletext', { items: '' }, 'items: Please enter at least one answer.'],
  ] as const)('of %s are refused: %j', (type, changes, problem) => {
    expect(problems(newElement(type, 'q'), changes)).toEqual([problem]);
  });
});

it.each(EXAMPLE_FORMS)('the example $name is a form that the renderer takes, with names of its own', ({ form }) => {
  const model = new Model(form);
  expect(model.jsonErrors ?? []).toEqual([]);
  const names = model.getAllQuestions().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['consent', 'signature']));
});
