import { z } from 'zod/mini';
import { clock } from '../../profile/hoursTable.js';

/** A stretch of open time, `HH:mm`, up to `24:00`. */
export interface Block {
  startsAt: string;
  endsAt: string;
}

/** One weekday in the form; 0 is Sunday. The blocks of a closed day stay, so that opening it again brings them back. */
export interface DayHours {
  weekDay: number;
  enabled: boolean;
  blocks: Block[];
}

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Spec portal-configuration §9. */
export const DEFAULT_BLOCK: Block = { startsAt: '09:00', endsAt: '17:00' };
const EXTRA_BLOCK: Block = { startsAt: '12:00', endsAt: '17:00' };
/** As the server takes them. */
export const MAX_BLOCKS = 12;

const MIDNIGHT = '24:00';
const STEP_MINUTES = 15;

/** Nine to five from Monday to Friday. */
export const DEFAULT_WEEK: DayHours[] = WEEKDAYS.map((_, weekDay) => ({
  weekDay,
  enabled: weekDay > 0 && weekDay < 6,
  blocks: [DEFAULT_BLOCK],
}));

/** The week as the server says it: a closed day gets the hours that it would open with. */
export function weekOf(days: readonly (Block & { weekDay: number; enabled: boolean; blocks: readonly Block[] })[]) {
  return days.map(({ weekDay, enabled, blocks, startsAt, endsAt }): DayHours => {
    const shown = blocks.length > 0 ? blocks.map((block) => ({ ...plain(block) })) : [{ startsAt, endsAt }];
    return { weekDay, enabled, blocks: shown };
  });
}

/** Of what Apollo gives, without its type. */
export const plain = ({ startsAt, endsAt }: Block): Block => ({ startsAt, endsAt });

/** One more stretch (spec portal-configuration §9); where it overlaps, that is said until one of them is changed. */
export const withExtraBlock = (blocks: readonly Block[]): Block[] => [...blocks, EXTRA_BLOCK];

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const TIMES = Array.from({ length: 1_440 / STEP_MINUTES }, (_, index) => clockOf(index * STEP_MINUTES));

/** Times to choose from, a stored one between them included; midnight ends a day and begins one. */
export function timeOptions(edge: keyof Block, value: string): { value: string; label: string }[] {
  const times = edge === 'startsAt' ? TIMES : [...TIMES.slice(1), MIDNIGHT];
  const all = times.includes(value) ? times : [...times, value].toSorted();
  return all.map((time) => ({ value: time, label: clock(time) }));
}

/** What is wrong with the blocks of a day, in the server's words; undefined where nothing is. */
export function blocksProblem(blocks: readonly Block[]): string | undefined {
  const inOrder = blocks.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  if (inOrder.some(({ startsAt, endsAt }) => startsAt >= endsAt)) return 'Closing time has to be after opening time.';
  const overlap = inOrder.some(({ startsAt }, index) => index > 0 && inOrder[index - 1]!.endsAt > startsAt);
  return overlap ? 'Hours of one day cannot overlap.' : undefined;
}

const blockRule = z.object({ startsAt: z.string(), endsAt: z.string() });

export const blocksRule = z.array(blockRule).check((context) => {
  const message = blocksProblem(context.value);
  if (message) context.issues.push({ code: 'custom', input: context.value, message, path: [] });
});

/** Hours of a closed day do not matter. */
export const weekRule = z
  .array(z.object({ weekDay: z.number(), enabled: z.boolean(), blocks: z.array(blockRule) }))
  .check((context) => {
    const broken = context.value.find(({ enabled, blocks }) => enabled && blocksProblem(blocks));
    if (!broken) return;
    const message = `${WEEKDAYS[broken.weekDay]}: ${blocksProblem(broken.blocks)}`;
    context.issues.push({ code: 'custom', input: context.value, message, path: [] });
  });

/** As `availableTimes` of the mutation. */
export const weekJson = (week: readonly DayHours[]) => JSON.stringify(week);
