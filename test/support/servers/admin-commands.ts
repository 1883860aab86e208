import type { INestApplicationContext } from '@nestjs/common';
import { runAdminCommand } from '../../../server/gateway/command-line/admin-command.js';
import { AdminSession } from '../../../server/gateway/command-line/admin-session.js';

/** What a command has printed, and how it ended. */
export interface AdminAnswer {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Answers the questions of a command, as the person at a terminal does. */
export type AnswerQuestion = (question: string) => boolean;

/** Runs an admin command with the product in `context`. Without `answer`, it does not run in a terminal. */
export async function runAdmin(context: INestApplicationContext, words: readonly string[], answer?: AnswerQuestion): Promise<AdminAnswer> {
  const [output, errors]: [string[], string[]] = [[], []];
  const terminal = {
    command: 'npm run admin --',
    isInteractive: answer !== undefined,
    ask: async (question: string) => answer?.(question) === true,
    write: (line: string) => void output.push(line),
    complain: (line: string) => void errors.push(line),
  };
  const code = await runAdminCommand(words, new AdminSession(async () => context, terminal, 'ada@a-machine'));
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}
