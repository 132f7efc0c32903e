import { todayIn } from '@yarrow/time/wall-time';
import type { Client } from './client.entity.js';
import { csvLines } from './csv-lines.js';

/** Spec portal-operations §9. */
const COLUMNS = ['First Name', 'Last Name', 'Email', 'Phone', 'Last Appointment'];

/** The names of the columns as a line of CSV (RFC 4180). */
export const csvHeader = (): string => csvLines([COLUMNS]);

/** @param zone in which days are read @returns a line of CSV for each contact */
export function csvRows(clients: readonly Client[], zone: string): string {
  const dayOf = (at: Date | null): string => (at ? todayIn(zone, at.getTime()) : '');
  const rows = clients.map((client) => [
    ...[client.firstName, client.lastName, client.email ?? '', client.phone ?? ''],
    dayOf(client.lastAppointmentAt),
  ]);
  return csvLines(rows);
}
