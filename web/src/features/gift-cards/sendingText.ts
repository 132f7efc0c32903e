import { formatDate } from '@yarrow/time/format';
import { startOfDay } from '@yarrow/time/wall-time';

/** What becomes of a gift card that is paid. */
export function sendingText(order: { recipientName: string; sendOn: string | null; sent: boolean }): string {
  const { recipientName, sendOn, sent } = order;
  if (sent || !sendOn) return `We have sent the code to ${recipientName}.`;
  return `We'll send the code to ${recipientName} on ${dayText(sendOn)}.`;
}

/** A day that has no time and so no zone. @param day `YYYY-MM-DD` */
export function dayText(day: string): string {
  return formatDate(startOfDay(day, 'UTC'), 'UTC');
}
