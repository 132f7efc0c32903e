import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { GoogleControl } from '../google/google-control.js';
import type { MicrosoftControl } from '../microsoft/microsoft-control.js';

interface ByUser {
  Params: { email: string };
}

interface ByEntry {
  Params: { email: string; id: string };
}

const time = z.iso.datetime({ offset: true });
const entrySchema = z.strictObject({
  calendarId: z.string().min(1).optional(),
  id: z.string().min(1).optional(),
  title: z.string(),
  startsAt: time,
  endsAt: time,
  free: z.boolean().optional(),
  allDay: z.boolean().optional(),
});
const calendarSchema = z.strictObject({ name: z.string().min(1), writable: z.boolean() });
const done = { ok: true };

/** `/control/google/*` and `/control/microsoft/*`: what users do in their own calendars. */
export function registerCalendars(
  app: FastifyInstance,
  { google, microsoft }: { google: GoogleControl; microsoft: MicrosoftControl },
): void {
  for (const [name, control] of Object.entries({ google, microsoft })) {
    app.get<ByUser & { Querystring: { calendarId?: string } }>(`/${name}/users/:email/entries`, ({ params, query }) =>
      control.entries(params.email, query.calendarId),
    );
    app.post<ByUser>(`/${name}/users/:email/entries`, ({ params, body }) => ({
      id: control.putEntry(params.email, entrySchema.parse(body)),
    }));
    app.delete<ByEntry>(`/${name}/users/:email/entries/:id`, ({ params }) => {
      control.deleteEntry(params.email, params.id);
      return done;
    });
    app.post<ByUser>(`/${name}/users/:email/calendars`, ({ params, body }) => {
      const { name: title, writable } = calendarSchema.parse(body);
      return { id: control.addCalendar(params.email, title, { writable }) };
    });
    app.post<ByUser>(`/${name}/users/:email/revoke`, ({ params }) => {
      control.revoke(params.email);
      return done;
    });
  }
}
