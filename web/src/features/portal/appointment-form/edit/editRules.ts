import { z } from 'zod/mini';
import { visitRules } from '../appointmentRules.js';
import type { OfferedService } from '../serviceLines.js';

/** Rules of a visit that is changed (spec portal operations §4, §5). */
export const editRules = (services: readonly OfferedService[]) =>
  z.object({ ...visitRules(services), practitionerNote: z.string() });
