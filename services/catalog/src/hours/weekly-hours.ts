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

/** Hours of a day that has not been changed yet (spec portal-configuration §9). */
export const DEFAULT_BLOCK: HoursBlock = { startsAt: '09:00', endsAt: '17:00' };

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
  blocks: [DEFAULT_BLOCK],
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
    .map((day) => ({ weekday: day.weekDay, blocks: sortedBlocks(day.blocks, invalid) }))
    .sort((a, b) => a.weekday - b.weekday);
}

/** Whether it is a time of day, `HH:mm`. */
export const isClock = (text: string): boolean => TIME.test(text);

/**
 * Blocks of one day in order.
 * @param wrong what is thrown where a block ends before it starts, or two overlap
 */
export function sortedBlocks(blocks: readonly HoursBlock[], wrong: (message: string) => DomainError): HoursBlock[] {
  const inOrder = [...blocks].sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  inOrder.forEach((block, index) => {
    if (block.startsAt >= block.endsAt) throw wrong('Closing time has to be after opening time.');
    if (index > 0 && inOrder[index - 1]!.endsAt > block.startsAt) throw wrong('Hours of one day cannot overlap.');
  });
  return inOrder.map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
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
