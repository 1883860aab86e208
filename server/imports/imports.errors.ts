import { DomainError } from '../domain-error.js';

/** The account imports a page already. Nothing was begun. */
export class ImportRunning extends DomainError {
  constructor() {
    super('conflict', 'IMPORT_RUNNING');
  }
}
