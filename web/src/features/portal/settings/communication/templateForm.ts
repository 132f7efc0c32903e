import { z } from 'zod/mini';

export const CONTENT_MAX_LENGTH = 2000;

const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** What stands in braces and is no variable, as the server finds it (`template-rules.ts` of notifications). */
export function unknownVariables(content: string, allowed: readonly string[]): string[] {
  const named = [...content.matchAll(VARIABLE)]
    .filter(([, name = '']) => !allowed.includes(name))
    .map(([typed]) => typed);
  return [...named, ...(content.replace(VARIABLE, '').match(/\{\{|\}\}/g) ?? [])];
}

const content = (allowed: readonly string[]) =>
  z.string().check(
    z.maxLength(CONTENT_MAX_LENGTH, `The text can have at most ${CONTENT_MAX_LENGTH} characters.`),
    z.superRefine((typed: string, context) => {
      const [unknown] = unknownVariables(typed, allowed);
      if (unknown === undefined) return;
      const message = `${unknown} isn't a variable for this text. Please choose one from the list.`;
      context.issues.push({ code: 'custom', message, input: typed });
    }),
  );

/** @param allowed variables, by template */
export const templateSchema = (allowed: { confirmed: readonly string[]; reminder: readonly string[] }) =>
  z.object({ appointment_confirmed: content(allowed.confirmed), appointment_reminder: content(allowed.reminder) });

export type TemplateForm = z.infer<ReturnType<typeof templateSchema>>;
