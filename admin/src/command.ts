import type { ParseArgsConfig } from 'node:util';
import type { AdminConfig } from './config.js';

export type Options = NonNullable<ParseArgsConfig['options']>;

/** What was typed behind the command's name. */
export interface Input {
  readonly values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
  readonly positionals: readonly string[];
}

/** What a command works with. */
export interface Surroundings {
  readonly config: AdminConfig;
  readonly now: Date;
  /** Prints the progress; prints nothing if a program reads the output. */
  readonly progress: (line: string) => void;
}

export interface Outcome {
  /** False where what was to be shown is not so: the command ends with 1. */
  readonly ok: boolean;
  /** For programs, as JSON. */
  readonly result: object;
  /** For people. */
  readonly lines: readonly string[];
}

/** Never prints secrets, nor of people more than ids. */
export interface Command {
  /** Its words, such as `dead-letters list`. */
  readonly name: string;
  /** One line. */
  readonly summary: string;
  /** What it takes and does. */
  readonly help: string;
  readonly options: Options;
  /** How many words may follow the name; none without. */
  readonly maxPositionals?: number;
  /**
   * @throws UsageError where it was typed wrongly or its surroundings lack something
   * @throws Error where it cannot be done, with the reason
   */
  run(input: Input, surroundings: Surroundings): Promise<Outcome>;
}

/** The command was typed wrongly, or lacks a variable: nothing was tried. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The text of an option that may be there once. */
export function text({ values }: Input, option: string): string | undefined {
  const value = values[option];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export const flag = ({ values }: Input, option: string): boolean => values[option] === true;

/** The texts of an option that may be repeated. */
export function texts({ values }: Input, option: string): readonly string[] {
  const value = values[option];
  return Array.isArray(value) ? (value as string[]) : [];
}

/** @throws UsageError for what is no date */
export function date(input: Input, option: string): Date | undefined {
  const value = text(input, option);
  if (value === undefined) return undefined;
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) throw new UsageError(`--${option} is no date: such as 2026-11-01.`);
  return at;
}
