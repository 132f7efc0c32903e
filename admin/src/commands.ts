import type { Command } from './command.js';
import { takeBackupCommand, verifyBackupCommand } from './commands/backup.js';
import { createStaff } from './commands/create-staff.js';
import { listDeadLetters, parkDeadLetters, replayDeadLetters } from './commands/dead-letters.js';
import { erasePerson } from './commands/erase-person.js';
import { rotateKeys } from './commands/keys-rotate.js';
import { checkLedger } from './commands/ledger-check.js';
import { lifetimeMember } from './commands/lifetime-member.js';
import { removeSecondFactor } from './commands/remove-second-factor.js';
import { republishSnapshots } from './commands/republish-snapshots.js';
import { listWithdrawals, settleWithdrawal } from './commands/withdrawals.js';

/** In the order in which they are listed. */
export const COMMANDS: readonly Command[] = [
  createStaff,
  removeSecondFactor,
  lifetimeMember,
  listWithdrawals,
  settleWithdrawal,
  listDeadLetters,
  replayDeadLetters,
  parkDeadLetters,
  republishSnapshots,
  erasePerson,
  rotateKeys,
  checkLedger,
  takeBackupCommand,
  verifyBackupCommand,
];
