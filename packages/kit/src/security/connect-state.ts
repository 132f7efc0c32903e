import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_MS = 3_600_000;

/**
 * Binds the redirect to a provider's page and back to the practice that started it, so that an attacker cannot connect
 * another practice to their own account.
 */
export function connectState(practiceId: string, secret: string, now: Date): string {
  const until = now.getTime() + LIFE_MS;
  return `${until}.${sign(practiceId, until, secret)}`;
}

export function isConnectState(state: string, practiceId: string, secret: string, now: Date): boolean {
  const [until = '', signature = ''] = state.split('.');
  if (!/^\d{13}$/.test(until) || Number(until) < now.getTime()) return false;
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(practiceId, Number(until), secret))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function sign(practiceId: string, until: number, secret: string): string {
  return createHmac('sha256', secret).update(`connect:${practiceId}:${until}`).digest('base64url');
}
