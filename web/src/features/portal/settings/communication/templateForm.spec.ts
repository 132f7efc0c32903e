import { describe, expect, it } from '@jest/globals';
import { templateSchema, unknownVariables } from './templateForm.js';

const allowed = ['client.first_name'];
const messages = (typed: string) =>
  templateSchema({ confirmed: allowed, reminder: allowed })
    .safeParse({ appointment_confirmed: typed, appointment_reminder: '' })
    .error?.issues.map(({ message, path }) => [path.join(), message]);

describe('the texts of mails', () => {
  it('may name what is allowed', () => expect(messages('Hello {{ client.first_name }}')).toBeUndefined());

  it.each([
    ['{{client.name}}', '{{client.name}}'],
    ['{{client.first_name}', '{{'],
  ])('are refused with %s, where it was entered', (typed, unknown) => {
    expect(unknownVariables(typed, allowed)).toContain(unknown);
    expect(messages(typed)).toEqual([
      ['appointment_confirmed', `${unknown} isn't a variable for this text. Please choose one from the list.`],
    ]);
  });

  it('have at most 2,000 characters', () => {
    expect(messages('x'.repeat(2001))).toEqual([
      ['appointment_confirmed', 'The text can have at most 2000 characters.'],
    ]);
  });
});
