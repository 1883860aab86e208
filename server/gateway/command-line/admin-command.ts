import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { productVersion, versionText } from '../../config/config.js';
import { DomainError } from '../../domain-error.js';
import { addAccountCommands } from './account-commands.js';
import type { AdminSession, Print, Result, Terminal } from './admin-session.js';
import { CommandFault, EXIT } from './command.errors.js';
import { addAuditCommands } from './audit-commands.js';
import { addExportCommands } from './export-commands.js';
import { addImportCommands } from './import-commands.js';
import { addLinkCommands } from './link-commands.js';
import { addPageCommands } from './page-commands.js';
import { addReportCommands } from './report-commands.js';
import { addSettingsCommands } from './settings-commands.js';
import { addSignUpCommands } from './sign-up-commands.js';
import { addSuspensionCommands } from './suspension-commands.js';
import { addTokenCommands } from './token-commands.js';
import { addUpkeepCommands } from './upkeep-commands.js';
import { addWebhookCommands } from './webhook-commands.js';

const OPERATOR = /^\P{Cc}{1,60}$/u;

const HELP = `
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused, 4 not confirmed.
Each act is written to the audit log, which "audit" lists.`;

/** Runs one admin command, such as `account delete ada`. Returns the exit code. The caller closes what the session has opened. */
export async function runAdminCommand(words: readonly string[], session: AdminSession): Promise<number> {
  const { terminal } = session;
  const isJson = words.includes('--json');
  let exitCode: number = EXIT.done;
  const program = adminProgram(session, (result) => {
    show(result, isJson, terminal);
    if (result.isFailed) exitCode = EXIT.failed;
  });
  for (const command of commandsOf(program)) prepare(command, terminal);
  try {
    await program.parseAsync([...words], { from: 'user' });
    return exitCode;
  } catch (error) {
    return explain(error, isJson, terminal);
  }
}

/** All admin commands. */
export function adminProgram(session: AdminSession, showResult: (result: Result) => void): Command {
  const { terminal } = session;
  const program = new Command(terminal.command)
    .description('Administers this Tessera.')
    .version(versionText(productVersion), '--version')
    .addHelpText('after', HELP);
  const print: Print = async (options, run) => showResult(await run(options));
  addAccountCommands(program, session, print);
  addSettingsCommands(program, session, print);
  addSignUpCommands(program, session, print);
  addSuspensionCommands(program, session, print);
  addTokenCommands(program, session, print);
  addWebhookCommands(program, session, print);
  addPageCommands(program, session, print);
  addImportCommands(program, session, print);
  addLinkCommands(program, session, print);
  addReportCommands(program, session, print);
  addExportCommands(program, session, print);
  addUpkeepCommands(program, session, print);
  addAuditCommands(program, session, print);
  return program;
}

function commandsOf(command: Command): Command[] {
  return [command, ...command.commands.flatMap(commandsOf)];
}

function prepare(command: Command, terminal: Terminal): void {
  const write = (text: string): void => terminal.write(text.trimEnd());
  // `explain` says what is wrong. What else goes to the standard error is the help for a command that is not complete.
  command.exitOverride().configureOutput({ writeOut: write, writeErr: write, outputError: () => undefined });
  if (command.commands.length > 0) return;
  command
    .option('--json', 'prints JSON')
    .option('--yes', 'does not ask before something is lost')
    .option('--operator <name>', 'who you are, for the audit log', parseOperator);
}

function parseOperator(name: string): string {
  if (OPERATOR.test(name.trim())) return name.trim();
  throw new InvalidArgumentError('It is one line of at most 60 characters.');
}

function show({ lines, facts }: Result, isJson: boolean, terminal: Terminal): void {
  if (isJson) terminal.write(JSON.stringify(facts));
  else lines.forEach((line) => terminal.write(line));
}

function explain(error: unknown, isJson: boolean, terminal: Terminal): number {
  const { exitCode, code, message, next } = describe(error, terminal.command);
  if (exitCode === EXIT.done) return exitCode;
  if (isJson) terminal.complain(JSON.stringify({ error: { code, message, next } }));
  else terminal.complain(`${message}${next === '' ? '' : ` ${next}`} (${code})`);
  return exitCode;
}

interface Explanation {
  readonly exitCode: number;
  readonly code: string;
  readonly message: string;
  readonly next: string;
}

function describe(error: unknown, program: string): Explanation {
  if (error instanceof CommandFault) return error;
  // The sentence of a refusal says what to do next.
  if (error instanceof DomainError) return { exitCode: EXIT.refused, code: error.code, message: sentencesOf(error), next: '' };
  if (error instanceof CommanderError) {
    const isHelp = error.exitCode === 0 || error.code === 'commander.help';
    const message = error.message.replace(/^error: /, '');
    const next = `Run ${program} --help to see the commands.`;
    return { exitCode: isHelp ? EXIT.done : EXIT.misused, code: 'WRONG_USAGE', message: `${message}.`, next };
  }
  const message = error instanceof Error ? error.message : String(error);
  return {
    exitCode: EXIT.failed,
    code: 'FAILED',
    message,
    next: 'Nothing more was changed. Run the command again when the cause is mended.',
  };
}

function sentencesOf({ message, fields }: DomainError): string {
  const about = Object.entries(fields).map(([field, sentences]) => `${field}: ${sentences.join(' ')}`);
  return [message, ...about].join(' ');
}
