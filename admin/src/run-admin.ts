import { ConfigError, parseConfig } from '@yarrow/kit/config';
import { parseArgs } from 'node:util';
import { UsageError, type Command, type Input } from './command.js';
import { COMMANDS } from './commands.js';
import { adminConfig } from './config.js';

/** 0: done, and as it should be · 1: it could not be done, or is not as it should be · 2: typed wrongly. */
export type ExitCode = 0 | 1 | 2;

/** Where a run reads and writes. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

const COMMON = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } } as const;

const OVERVIEW = `yarrow-admin COMMAND [options]        in a checkout: npm run admin -- COMMAND [options]
${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(22)}${summary}`).join('\n')}

  --help, -h  of a command
  --json      the result as JSON on standard output, nothing else
Ends with 0, with 1 where something could not be done or is not as it should be, with 2 where it was typed wrongly.`;

/** `yarrow-admin`: what those who run Yarrow do. */
export async function runAdmin(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { out, err } = terminal;
  try {
    const command = commandIn(args);
    if (!command) return overview(args, terminal);
    const input = inputOf(command, args.slice(command.name.split(' ').length));
    if (input.values['help'] === true) return (out(command.help + COMMON_HELP), 0);
    return await runCommand(command, input, terminal);
  } catch (error) {
    err(error instanceof Error ? error.message : String(error));
    return error instanceof UsageError || error instanceof ConfigError ? 2 : 1;
  }
}

const COMMON_HELP = `
  --json      the result as JSON on standard output, nothing else`;

async function runCommand(command: Command, input: Input, { env, now, out }: Terminal): Promise<ExitCode> {
  const config = parseConfig(adminConfig, env);
  const asJson = input.values['json'] === true;
  const progress = asJson ? () => undefined : out;
  const { ok, result, lines } = await command.run(input, { config, now, progress });
  if (asJson) out(JSON.stringify(result));
  else lines.forEach((line) => out(line));
  return ok ? 0 : 1;
}

function commandIn(args: readonly string[]): Command | undefined {
  return COMMANDS.find(({ name }) => name.split(' ').every((word, place) => args[place] === word));
}

/** With nothing, or `--help`, everything there is; otherwise the group, or a complaint. */
function overview(args: readonly string[], { out, err }: Terminal): ExitCode {
  const [first] = args;
  if (first === undefined || first === '--help' || first === '-h') return (out(OVERVIEW), first === undefined ? 2 : 0);
  const group = COMMANDS.filter(({ name }) => name.startsWith(`${first} `));
  if (group.length > 0 && args.some((word) => word === '--help' || word === '-h')) {
    return (out(group.map(({ help }) => help).join('\n\n')), 0);
  }
  const names = (group.length > 0 ? group : COMMANDS).map(({ name }) => name);
  err(`Unknown command. There are ${names.join(', ')}.`);
  return 2;
}

function inputOf({ options, maxPositionals = 0 }: Command, args: readonly string[]): Input {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...options, ...COMMON },
      allowPositionals: maxPositionals > 0,
    });
    if (positionals.length > maxPositionals)
      throw new UsageError(`Too much: ${positionals.slice(maxPositionals).join(' ')}`);
    return { values: values as Input['values'], positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
