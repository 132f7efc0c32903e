import { runAdmin } from './run-admin.js';

process.exitCode = await runAdmin(process.argv.slice(2), {
  env: process.env,
  now: new Date(),
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
});
