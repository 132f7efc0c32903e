import { describe, expect, it } from '@jest/globals';
import { DEFAULT_FORM } from './default-form.js';
import { checkResponse, parseForm } from './survey-rules.js';

const SIGNATURE = `data:image/png;base64,${Buffer.from('a drawing').toString('base64')}`;
const ANSWERS = {
  date_of_birth: '1990-04-02',
  emergency_contact: { name: 'Bo', phone: '604 555 0100' },
  conditions: ['Asthma', 'other'],
  'conditions-Comment': 'Hay fever',
  takes_medication: true,
  medication: 'Antihistamines',
  injuries: [{ what: 'Broken wrist', when: '2019' }],
  stress: 4,
  consent: ['true_answers', 'treatment'],
  full_name: 'Ada Okafor',
  signature: SIGNATURE,
};
const check = (answers: object) => checkResponse(DEFAULT_FORM, JSON.stringify(answers));
const without = (key: keyof typeof ANSWERS) => {
  const { [key]: _left, ...rest } = ANSWERS;
  return rest;
};

describe('checkResponse', () => {
  it('accepts what the form asks for, and serialises the same answers the same way', async () => {
    const reversed = Object.fromEntries(Object.entries(ANSWERS).reverse());
    expect(await check(ANSWERS)).toBe(await check(reversed));
    expect(JSON.parse(await check(ANSWERS))).toEqual(ANSWERS);
  });

  it.each(['date_of_birth', 'conditions', 'takes_medication', 'consent', 'full_name', 'medication'] as const)(
    'requires %s',
    async (name) => {
      await expect(check(without(name))).rejects.toMatchObject({ code: 'invalid_form_data', field: 'formData' });
    },
  );

  it('does not require answers to questions that do not apply', async () => {
    await expect(check({ ...without('medication'), takes_medication: false })).resolves.toContain('false');
  });

  it('names the question with the invalid answer', async () => {
    await expect(check(without('full_name'))).rejects.toThrow(/^Your full name: /);
  });

  it.each([
    ['an unknown question', { role: 'admin' }],
    ['an unknown part of a question', { emergency_contact: { name: 'Bo', admin: true } }],
    ['an unknown field of a panel', { injuries: [{ what: 'x', admin: true }] }],
    ['a choice that is not offered', { conditions: ['Lycanthropy'] }],
    ['invisible words', { full_name: '\u200B\u2060' }],
    ['an object for words', { full_name: { $ne: 1 } }],
    ['words for a list', { conditions: 'Asthma' }],
    ['more panels than there may be', { injuries: Array.from({ length: 11 }, () => ({ what: 'x' })) }],
    ['words longer than allowed', { full_name: 'x'.repeat(201) }],
    ['one consent of two', { consent: ['treatment'] }],
    ['a page as signature', { signature: 'data:text/html;base64,PHNjcmlwdD4=' }],
    ['a drawing that can run', { signature: 'data:image/svg+xml;base64,PHN2Zz4=' }],
    ['an address as signature', { signature: 'https://evil.example/x.png' }],
  ])('refuses %s', async (_what, change) => {
    await expect(check({ ...ANSWERS, ...change })).rejects.toMatchObject({ code: 'invalid_form_data' });
  });

  it.each(['', 'null', '[]', '"text"', '{', '{"__proto__":{"polluted":true}}', '{"full_name":{"constructor":{}}}'])(
    'refuses %s',
    async (text) => {
      await expect(checkResponse(DEFAULT_FORM, text)).rejects.toMatchObject({ code: 'invalid_form_data' });
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );

  it('refuses what is too long', async () => {
    await expect(check({ ...ANSWERS, signature: SIGNATURE + 'A'.repeat(150_000) })).rejects.toThrow(
      'The answers are too long.',
    );
  });
});

describe('parseForm', () => {
  const parse = (form: unknown) => parseForm(JSON.stringify(form));
  const element = (extra: object) => ({ elements: [{ type: 'text', name: 'a', ...extra }] });

  it('accepts the default form', async () => {
    expect(JSON.parse(await parseForm(DEFAULT_FORM))).toEqual(JSON.parse(DEFAULT_FORM));
  });

  it.each([
    ['a file question', element({ type: 'file' })],
    ['HTML', element({ type: 'html' })],
    ['a file in a panel', { elements: [{ type: 'panel', name: 'p', elements: [{ type: 'file', name: 'f' }] }] }],
    [
      'a file in a repeated panel',
      { elements: [{ type: 'paneldynamic', name: 'p', templateElements: [{ type: 'file', name: 'f' }] }] },
    ],
    [
      'a file in a table',
      { elements: [{ type: 'matrixdynamic', name: 'm', columns: [{ name: 'c', cellType: 'file' }] }] },
    ],
    ['choices from elsewhere', element({ type: 'dropdown', choicesByUrl: { url: 'http://169.254.169.254/' } })],
    ['a way elsewhere', { ...element({}), navigateToUrl: 'https://evil.example' }],
    ['a regular expression', element({ validators: [{ type: 'regex', regex: '(a+)+$' }] })],
    [
      'two questions of one name',
      {
        elements: [
          { type: 'text', name: 'a' },
          { type: 'text', name: 'a' },
        ],
      },
    ],
    ['no question', { elements: [] }],
    ['no object', []],
  ])('refuses %s', async (_what, form) => {
    await expect(parse(form)).rejects.toMatchObject({ code: 'invalid_data' });
  });

  it('refuses what is too large', async () => {
    await expect(parse(element({ title: 'x'.repeat(200_000) }))).rejects.toThrow('The form is too large.');
  });
});
