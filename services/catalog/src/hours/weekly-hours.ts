import { DomainError } from '@yarrow/kit/domain-error';
import { z } from 'zod';

/** A stretch of opening hours in wall time. */
export interface HoursBlock {
  /** `HH:mm`. */
  startsAt: string;
  /** `HH:mm`, up to `24:00`. */
  endsAt: string;
}

/** Hours of one weekday; 0 is Sunday. */
export interface WeekdayHours {
  weekday: number;
  blocks: HoursBlock[];
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const formSchema = z
  .array(
    z.object({
      weekDay: z.number().int().min(0).max(6),
      enabled: z.boolean().default(true),
      blocks: z
        .array(
          z.object({ startsAt: z.string().regex(TIME), endsAt: z.string().regex(/^24:00$|^([01]\d|2[0-3]):[0-5]\d$/) }),
        )
        .max(12),
    }),
  )
  .max(7);

/** Nine to five from Monday to Friday (spec portal-configuration §9). */
export const DEFAULT_HOURS: WeekdayHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  blocks: [{ startsAt: '09:00', endsAt: '17:00' }],
}));

/**
 * Hours as the forms send them, sorted, closed days left out.
 * @param json a JSON string (the contract's `availableTimes`)
 * @throws DomainError `invalid_available_times`
 */
export function parseWeeklyHours(json: string): WeekdayHours[] {
  const form = formSchema.safeParse(jsonOf(json));
  if (!form.success) throw invalid('Please enter the hours as opening and closing times.');
  if (new Set(form.data.map((day) => day.weekDay)).size < form.data.length) throw invalid('A weekday is there twice.');
  return form.data
    .filter((day) => day.enabled && day.blocks.length > 0)
    .map((day) => ({ weekday: day.weekDay, blocks: sorted(day.blocks) }))
    .sort((a, b) => a.weekday - b.weekday);
}

function sorted(blocks: HoursBlock[]): HoursBlock[] {
  const inOrder = [...blocks].sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  inOrder.forEach((block, index) => {
    if (block.startsAt >= block.endsAt) throw invalid('Closing time has to be after opening time.');
    if (index > 0 && inOrder[index - 1]!.endsAt > block.startsAt) throw invalid('Hours of one day cannot overlap.');
  });
  return inOrder;
}

function jsonOf(text: string): unknown {
  try {
    return text.length <= 20_000 ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function invalid(message: string): DomainError {
  return new DomainError('invalid_available_times', message, 'availableTimes');
}
