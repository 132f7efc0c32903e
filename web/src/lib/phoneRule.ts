import { z } from 'zod/mini';
import { phoneProblem, type PhoneValue } from './phone.js';

/** Validates a phone number as the server does. @param optional whether an empty field is valid */
export function phoneRule({ optional = false, invalid }: { optional?: boolean; invalid?: string } = {}) {
  return z.custom<PhoneValue>().check(async (payload) => {
    const { value } = payload;
    if (optional && value.text.trim() === '') return;
    const message = await phoneProblem(value, invalid);
    if (message) payload.issues.push({ code: 'custom', input: value, message });
  });
}
