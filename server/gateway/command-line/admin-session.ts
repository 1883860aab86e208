import type { INestApplicationContext, Type } from '@nestjs/common';
import { LazyModuleLoader } from '@nestjs/core';
import { PresentSettings } from '../../administration/use-cases/present-settings.js';
import { Actor } from '../../actor.js';
import { CommandFault, EXIT } from './command.errors.js';

/** Where a command is typed, and where its result goes. */
export interface Terminal {
  /** What people type before the words of a command. */
  readonly command: string;
  /** Whether a person can answer questions. */
  readonly isInteractive: boolean;
  /** Asks a question that is answered by yes or no. */
  ask(question: string): Promise<boolean>;
  write(line: string): void;
  complain(line: string): void;
}

/** The result of a command: lines for people, and the same facts for programs. */
export interface Result {
  readonly lines: readonly string[];
  readonly facts: Readonly<Record<string, unknown>>;
  /** Whether a part of it failed, as the result says. */
  readonly isFailed?: boolean;
}

/** The options that each command has. */
export interface CommonOptions {
  readonly json?: boolean;
  readonly yes?: boolean;
  /** Who acts, as the person says. */
  readonly operator?: string;
}

/** Runs a command with its options, and prints the result. */
export type Print = (options: CommonOptions, run: (options: CommonOptions) => Promise<Result>) => Promise<void>;

/** One run of the admin command. The database is only opened when a command needs it. */
export class AdminSession {
  private opened: Promise<INestApplicationContext> | undefined;

  /** `operator`: the user of the system and the machine, for the audit log. */
  constructor(
    private readonly open: () => Promise<INestApplicationContext>,
    readonly terminal: Terminal,
    private readonly operator: string,
  ) {}

  async use<UseCase>(type: Type<UseCase>): Promise<UseCase> {
    this.opened ??= this.openWithSettings();
    return (await this.opened).get(type, { strict: false });
  }

  private async openWithSettings(): Promise<INestApplicationContext> {
    const context = await this.open();
    await context.get(PresentSettings, { strict: false }).refresh();
    return context;
  }

  /** The same for a part of the product that only one command needs. */
  async load<Part>(part: () => Promise<{ readonly module: Type; readonly type: Type<Part> }>): Promise<Part> {
    const loader = await this.use(LazyModuleLoader);
    const { module, type } = await part();
    return (await loader.load(() => module)).get(type);
  }

  /** Who acts, for the use cases. */
  actor({ operator }: CommonOptions): Actor {
    const name = operator === undefined ? this.operator : `${operator} (${this.operator})`;
    return Actor.operator({ name, door: 'command-line' });
  }

  /** Asks before something is lost that cannot be brought back. Errors: NOT_CONFIRMED. */
  async confirm(question: string, { yes = false }: CommonOptions): Promise<void> {
    if (yes) return;
    if (!this.terminal.isInteractive) {
      const sentence = 'This cannot be undone, and there is nobody to ask: the command does not run in a terminal. Nothing was changed.';
      throw new CommandFault('NOT_CONFIRMED', sentence, 'Run it again with --yes.', EXIT.unconfirmed);
    }
    if (await this.terminal.ask(question)) return;
    throw new CommandFault('NOT_CONFIRMED', 'Nothing was changed.', 'Answer yes to go on.', EXIT.unconfirmed);
  }
}
