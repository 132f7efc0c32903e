import { describe, expect, it } from '@jest/globals';
import { DEFAULT_CONTENT, fillIn, parseContent, unknownVariables, VARIABLES } from './template-rules.js';

describe('parseContent', () => {
  it('takes every variable, with and without blanks in the braces', () => {
    const content = VARIABLES.map((name) => `{{${name}}} {{ ${name} }}`).join('\n');
    expect(parseContent('appointment_reminder', content)).toBe(content);
  });

  it.each([null, undefined, '', '  \n ', DEFAULT_CONTENT.appointment_reminder])(
    'goes back to the default for %j',
    (typed) => expect(parseContent('appointment_reminder', typed)).toBeNull(),
  );

  it.each([
    ['Hello {{client.name}}', '{{client.name}}'],
    ['Hello {{ }}', '{{ }}'],
    ['Hello {{client.first_name}', '{{'],
    ['Hello {{{{client.first_name}}}}', '{{'],
    ['{{constructor}}', '{{constructor}}'],
  ])('refuses %j and says what it does not know', (typed, unknown) => {
    expect(() => parseContent('appointment_confirmed', typed)).toThrow(
      expect.objectContaining({
        code: 'unknown_variable',
        field: 'emailTemplates.appointment_confirmed',
        message: expect.stringContaining(unknown),
      }),
    );
  });

  it('refuses a text of more than 2,000 characters and one with control characters', () => {
    expect(() => parseContent('appointment_confirmed', 'x'.repeat(2001))).toThrow('at most 2000');
    expect(() => parseContent('appointment_confirmed', 'a\u202Eb')).toThrow('cannot be used');
  });
});

describe('fillIn', () => {
  it('reads no variable in what people are called', () => {
    const values = { 'client.first_name': '{{client.email}}', 'client.email': 'secret' };
    expect(fillIn('Hello {{client.first_name}}', values)).toBe('Hello {{client.email}}');
  });

  it('leaves what it does not know as it was typed', () => {
    expect(fillIn('{{client.shoe_size}}', {})).toBe('{{client.shoe_size}}');
    expect(unknownVariables('{{client.shoe_size}}')).toEqual(['{{client.shoe_size}}']);
  });
});
