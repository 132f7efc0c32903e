import { z } from 'zod/mini';
import { isAmount } from '../../../portal-ui/amountText.js';
import { clientRules, type ClientValues, type OwnContact } from './clientChoice.js';
import { onlyAddOns, type Line, type OfferedService } from './serviceLines.js';
import { isInterval, type Repeat } from './repeat.js';

export interface AppointmentValues {
  client: ClientValues;
  lines: Line[];
  locationId: string;
  date: string;
  start: string;
  end: string;
  repeat: Repeat;
}

const NEEDED = 'This is needed.';

const needed = z.string().check(z.minLength(1, NEEDED));

/** What every visit has: when, where, and at least one service that is no add-on. */
export const visitRules = (services: readonly OfferedService[]) => ({
  lines: z.array(z.custom<Line>((line) => isAmount((line as Line).amountCents))).check(
    z.minLength(1),
    z.refine((lines) => !onlyAddOns(lines, services)),
  ),
  locationId: z.string().check(z.minLength(1, 'Please choose a location.')),
  date: needed,
  start: needed,
  end: needed,
});

/** Rules of the form (spec portal operations §4, §5); what the server knows better it says when saving. */
export function appointmentRules(own: OwnContact, services: readonly OfferedService[]) {
  return z.object({
    client: clientRules(own),
    ...visitRules(services),
    repeat: z.custom<Repeat>().check(
      z.refine(({ frequency, interval }) => frequency !== 'custom' || isInterval(interval), { path: ['interval'] }),
      z.refine(({ frequency, ready }) => frequency === 'none' || ready, { path: ['ready'] }),
    ),
  });
}
