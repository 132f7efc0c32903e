import { describe, expect, it } from '@jest/globals';
import {
  addElement,
  allElements,
  duplicateElement,
  dependentsOf,
  freeName,
  parseForm,
  putElement,
  removeElement,
  removePage,
  sortElements,
  type FormElement,
  type FormJson,
} from './formJson.js';

const question = (name: string, more: object = {}): FormElement => ({
  type: 'text',
  name,
  title: `Title ${name}`,
  ...more,
});
const form: FormJson = {
  title: 'Form',
  showProgressBar: true,
  pages: [
    { name: 'p1', elements: [question('a'), { type: 'panel', name: 'g', elements: [question('b'), question('c')] }] },
    { name: 'p2', visibleIf: '{a} notempty', elements: [question('d', { visibleIf: '{b} = 1' })] },
  ],
};
const names = (one: FormJson) => allElements(one).map(({ name }) => name);

describe('a form of the builder', () => {
  it('keeps what it does not know, and makes pages of loose questions', () => {
    expect(parseForm(JSON.stringify(form))).toEqual(form);
    const loose = parseForm(JSON.stringify({ logo: 'x', elements: [question('a')] }));
    expect(loose).toEqual({ logo: 'x', pages: [{ name: 'page1', elements: [question('a')] }] });
    expect(parseForm('{}').pages).toEqual([{ name: 'page1', elements: [] }]);
  });

  it('takes questions onto pages and into groups, also into empty ones', () => {
    expect(names(addElement(form, 'p2', question('e')))).toEqual(['a', 'g', 'b', 'c', 'd', 'e']);
    expect(names(addElement(form, 'g', question('e')))).toEqual(['a', 'g', 'b', 'c', 'e', 'd']);
    const repeated: FormJson = { pages: [{ name: 'p', elements: [{ type: 'paneldynamic', name: 'r' }] }] };
    expect(addElement(repeated, 'r', question('x')).pages[0]!.elements[0]).toEqual({
      ...{ type: 'paneldynamic', name: 'r', templateElements: [question('x')] },
    });
  });

  it('puts questions in order and changes one, wherever it is', () => {
    const [a, g] = form.pages[0]!.elements;
    expect(names(sortElements(form, 'p1', [g!, a!]))).toEqual(['g', 'b', 'c', 'a', 'd']);
    const changed = putElement(form, question('c', { title: 'New' }));
    expect(allElements(changed).find(({ name }) => name === 'c')!.title).toBe('New');
    expect(names(changed)).toEqual(names(form));
  });

  it('copies a group with names of their own', () => {
    expect(names(duplicateElement(form, 'g'))).toEqual(['a', 'g', 'b', 'c', 'g1', 'b1', 'c1', 'd']);
    expect(freeName(form, 'p')).toBe('p3');
  });

  it('says what depends on an answer, and frees it when the question goes', () => {
    expect(dependentsOf(form, 'a')).toEqual(['p2']);
    expect(dependentsOf(form, 'g')).toEqual(['Title d']);
    expect(dependentsOf(form, 'c')).toEqual([]);
    const without = removeElement(form, 'g');
    expect(names(without)).toEqual(['a', 'd']);
    expect(without.pages[1]!.elements[0]).not.toHaveProperty('visibleIf');
    expect(without.pages[1]).toHaveProperty('visibleIf');
    expect(removeElement(form, 'a').pages[1]).not.toHaveProperty('visibleIf');
    expect(removePage(form, 'p1').pages).toEqual([{ name: 'p2', elements: [question('d')] }]);
  });

  it.each([
    ['{ab} = 1', false],
    ['{a.x} = 1', true],
    ['{a[0].x} = 1', true],
    ['{panel.a} = 1', true],
    ['{b} = 1 and {a} = 2', true],
    ['a = 1', false],
  ])('knows whether %s asks for a: %p', (visibleIf, depends) => {
    const one: FormJson = { pages: [{ name: 'p', elements: [question('a'), question('z', { visibleIf })] }] };
    expect(dependentsOf(one, 'a')).toEqual(depends ? ['Title z'] : []);
  });
});
