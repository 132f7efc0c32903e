import { addDays, todayIn } from '@yarrow/time/wall-time';
import { z } from 'zod/mini';

/** Of the form that orders a gift card. */
export interface OrderValues {
  offerId: string;
  recipientName: string;
  recipientEmail: string;
  message: string;
  /** `YYYY-MM-DD`; empty: as soon as it is paid. */
  sendOn: string;
  buyerName: string;
  buyerEmail: string;
}

export const NO_ORDER: OrderValues = {
  offerId: '',
  recipientName: '',
  recipientEmail: '',
  message: '',
  sendOn: '',
  buyerName: '',
  buyerEmail: '',
};

/** The server looks closer. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DAYS_AHEAD = 365;

const name = (missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(100, 'Please use at most 100 characters.'));
const email = () => z.string().check(z.trim(), z.regex(EMAIL, 'Please enter a valid email address.'));

/** The days on which a gift card can be sent, on the practice's calendar. */
export function sendingDays(zone: string): { first: string; last: string } {
  const first = todayIn(zone, Date.now());
  return { first, last: addDays(first, DAYS_AHEAD) };
}

export function orderRules(zone: string) {
  const { first, last } = sendingDays(zone);
  return z.object({
    offerId: z.string().check(z.minLength(1, 'Please choose an amount.')),
    recipientName: name("Please enter the recipient's name."),
    recipientEmail: email(),
    message: z.string().check(z.maxLength(500, 'Please use at most 500 characters.')),
    sendOn: z.string().check(
      z.refine((day) => !day || day >= first, 'Please choose today or a later day.'),
      z.refine((day) => !day || day <= last, 'Please choose a day within a year.'),
    ),
    buyerName: name('Please enter your name.'),
    buyerEmail: email(),
  });
}
