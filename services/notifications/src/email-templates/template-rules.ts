import { DomainError } from '@yarrow/kit/domain-error';
import { parseText } from '@yarrow/kit/values/input-rules';

/** Mails of which a practice may word the text (spec portal-configuration §3). */
export type TemplateName = 'appointment_confirmed' | 'appointment_reminder';

/** What a text may name, in double braces. */
export const VARIABLES = [
  ...['client.first_name', 'client.last_name', 'client.display_name', 'client.email', 'client.phone'],
  ...['appointment.date_and_time', 'appointment.service_name'],
  ...['practitioner.first_name', 'practitioner.last_name', 'practitioner.full_name'],
] as const satisfies readonly string[];

/** What the variables stand for in one mail. */
export type TemplateValues = Readonly<Record<string, string>>;

/** What is sent until a practice says it in its own words. */
export const DEFAULT_CONTENT: Readonly<Record<TemplateName, string>> = {
  appointment_confirmed: '{{practitioner.full_name}} is looking forward to seeing you.',
  appointment_reminder: 'This is a reminder of your visit with {{practitioner.full_name}}.',
};

export const TEMPLATE_NAMES = Object.keys(DEFAULT_CONTENT) as TemplateName[];

export const CONTENT_MAX_LENGTH = 2000;

const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * What a practice typed as the text of a mail; null where it is empty or the default, which then is sent.
 * @throws DomainError `invalid_custom_content`, `unknown_variable`, naming the template
 */
export function parseContent(name: TemplateName, typed: string | null | undefined): string | null {
  const content = parseText(typed, 'customContent', { max: CONTENT_MAX_LENGTH, label: 'The text' });
  const [unknown] = unknownVariables(content);
  if (unknown !== undefined) {
    const message = `${unknown} isn't a variable you can use here. Please choose one from the list.`;
    throw new DomainError('unknown_variable', message, `emailTemplates.${name}`);
  }
  return content === '' || content === DEFAULT_CONTENT[name] ? null : content;
}

/** What stands in braces and is no variable, as it was typed; braces that do not belong together count. */
export function unknownVariables(content: string): string[] {
  const known: readonly string[] = VARIABLES;
  const named = [...content.matchAll(VARIABLE)]
    .filter(([, name = '']) => !known.includes(name))
    .map(([typed]) => typed);
  return [...named, ...(content.replace(VARIABLE, '').match(/\{\{|\}\}/g) ?? [])];
}

/** Replaces variables in one pass, so that a name is never read as a variable. */
export function fillIn(content: string, values: TemplateValues): string {
  return content.replace(VARIABLE, (typed, name: string) => values[name] ?? typed);
}
