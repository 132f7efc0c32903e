import { z } from 'zod/mini';

/** Rules that several account forms share; the limits are the server's. */
export const emailRule = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254, 'Please enter a valid email address.'),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email address.'),
  );

const PASSWORD_MESSAGE = 'Please choose a password of 10 to 200 characters.';

export const newPasswordRule = z.string().check(z.minLength(10, PASSWORD_MESSAGE), z.maxLength(200, PASSWORD_MESSAGE));

export const nameRule = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(100, 'Please use at most 100 characters.'));
