import { DomainError } from '../../../domain-error.js';
import { certificateFault } from '../../tls/certificate-faults.js';
import { addressOf } from './database-address.js';

/** A known reason why the database cannot be used at the start. People read the message; it never contains a password. */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
}

/** The database cannot be reached, closed the connection, or did not answer in time. The same call may succeed in a moment. */
export class DatabaseUnavailable extends DomainError {
  constructor(override readonly cause: unknown) {
    super('unavailable', 'BUSY');
  }
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOENT: 'no socket is there',
  ENOTFOUND: 'its host name is not known',
  EAI_AGAIN: 'its host name could not be looked up',
  EHOSTUNREACH: 'there is no way to its host',
  ENETUNREACH: 'there is no way to its network',
  ETIMEDOUT: 'it does not answer',
  ECONNRESET: 'it closed the connection',
  '28P01': 'it refuses the user name or the password',
  '28000': 'it does not let this user in',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or stopping',
};

/** What helps beside the variable. */
const HINTS: Readonly<Record<string, string>> = {
  '28P01': 'A container of PostgreSQL keeps the password that it got when its volume was made.',
  ENOENT: 'The socket of PostgreSQL is in the folder that its setting unix_socket_directories names.',
};

/** Why no connection could be made, in one sentence for people. */
export function connectionFault(error: unknown, url: string, variable = 'DATABASE_URL'): DatabaseFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = certificateFault(error) ?? reasons[code] ?? (error instanceof Error ? error.message : String(error));
  const hint = HINTS[code] === undefined ? '' : ` ${HINTS[code]}`;
  return new DatabaseFault(
    `The database at ${addressOf(url)} cannot be used: ${reason}. Check ${variable} and that PostgreSQL runs there.${hint}`,
    { cause: error },
  );
}
