import { DomainError } from '../../domain-error.js';

/** The header is missing. A page of another site can send the form without a preflight request, but not the header. */
export class PreflightMissing extends DomainError {
  constructor() {
    super('invalid', 'BAD_REQUEST', { reason: 'BAD_REQUEST_PREFLIGHT' });
  }
}

/** The form does not follow the GraphQL multipart request specification. */
export class FormUnreadable extends DomainError {
  constructor() {
    super('invalid', 'BAD_REQUEST', { reason: 'BAD_REQUEST_FORM' });
  }
}
