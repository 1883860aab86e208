/** How a command ends. */
export const EXIT = { done: 0, failed: 1, misused: 2, refused: 3, unconfirmed: 4 } as const;

/** A command that cannot be done as it was given. `next`: what to do about it. */
export class CommandFault extends Error {
  override readonly name = 'CommandFault';

  constructor(
    readonly code: string,
    message: string,
    readonly next: string,
    readonly exitCode: number = EXIT.refused,
  ) {
    super(message);
  }
}
