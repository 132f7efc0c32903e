import { z } from 'zod/mini';
import { phoneRule } from '../../../../lib/phoneRule.js';

const PASSWORD_LENGTH = 'Please choose a password of 10 to 200 characters.';
const current = z.string().check(z.minLength(1, 'Please enter your current password.'));

/** The limits are the server's. */
export const nameSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(2, 'The name needs at least 2 characters.'), z.maxLength(200)),
});

export const emailSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(254, 'Please enter a valid email address.'),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email address.'),
    ),
  currentPassword: current,
});

export const phoneSchema = z.object({
  phone: phoneRule(),
});

export const genderSchema = z
  .object({
    gender: z.enum(['', 'Female', 'Male', 'Custom']),
    customGender: z.string().check(z.maxLength(100, 'Please use at most 100 characters.')),
  })
  .check(
    z.refine(({ gender }) => gender !== '', { path: ['gender'], error: 'Please choose one.' }),
    z.refine(({ gender, customGender }) => gender !== 'Custom' || customGender.trim() !== '', {
      path: ['customGender'],
      error: 'Please say it in your own words.',
    }),
  );

export type GenderForm = z.infer<typeof genderSchema>;

export const dobSchema = z.object({
  dob: z.string().check(z.minLength(1, 'Please enter your date of birth.')),
});

export const passwordSchema = z
  .object({
    currentPassword: current,
    password: z.string().check(z.minLength(10, PASSWORD_LENGTH), z.maxLength(200, PASSWORD_LENGTH)),
    passwordConfirmation: z.string(),
  })
  .check(
    z.refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
      path: ['passwordConfirmation'],
      error: 'Your password and password confirmation do not match.',
    }),
  );
