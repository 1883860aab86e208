import { DomainError } from '../domain-error.js';

/** Too many archives are being made, of the account or of all. */
export class ArchiveBusy extends DomainError {
  constructor() {
    super('unavailable', 'BUSY');
  }
}
