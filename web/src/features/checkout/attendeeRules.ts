import { z } from 'zod/mini';
import { phoneRule } from '../../lib/phoneRule.js';

const name = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(100, 'Please use at most 100 characters.'));

/** Details of an attendee; the limits are the server's. */
export const attendeeRules = z.object({
  firstName: name('Please enter your first name.'),
  lastName: name('Please enter your last name.'),
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(254, 'Please enter a valid email address.'),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email address.'),
    ),
  phone: phoneRule(),
  note: z.string().check(z.maxLength(2000, 'Please use at most 2000 characters.')),
});
