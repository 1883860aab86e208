import { QueryFailedError } from 'typeorm';

const uniqueViolation = '23505';
const identifying = ['account_username_ignoring_case', 'account_email_ignoring_case', 'external_identity_pkey'];

/** Whether a row was refused because another account has its username, its e-mail address or its identity. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code === uniqueViolation && identifying.includes(constraint ?? '');
}
