import type { ActFault } from '../../audit/act-fault.js';
import { CommandFault, EXIT } from './command.errors.js';

/** `left`: the pages whose files could not be removed. `done`: a sentence about what was done before. */
export function filesLeft(left: readonly string[], { code, reason }: ActFault, done: string): CommandFault {
  const sentence = `${done} But the files of ${left.join(', ')} could not be removed from PAGES_EXPORT_DIR, so the web server may still show them: ${reason}.`;
  const next = 'Let the web server use the settings without this folder until it can be written, and run pages export then.';
  return new CommandFault(code, sentence, next, EXIT.failed);
}
