import { DomainError } from '../../domain-error.js';
import { refusal } from '../../parsed.rules.js';

/** The CSRF token in the header is missing, or differs from the cookie. */
export class CsrfFailed extends DomainError {
  constructor() {
    super('forbidden', 'CSRF_FAILED');
  }
}

/** Fields of a body are an object, a list, true or false. */
export class TextsExpected extends DomainError {
  constructor(names: readonly string[]) {
    const fields = Object.fromEntries(names.map((name) => [name, [refusal('NOT_TEXT')]]));
    super('invalid', 'FIELD_INVALID', { values: { names: names.join(', ') }, fields });
  }
}

/** Fields of a body are missing or empty. */
export class FieldsMissing extends DomainError {
  constructor(names: readonly string[]) {
    const fields = Object.fromEntries(names.map((name) => [name, [refusal('VALUE_MISSING')]]));
    super('invalid', 'FIELD_MISSING', { values: { names: names.join(', ') }, fields });
  }
}

/** A parameter of the address is not a number. */
export class NumberExpected extends DomainError {
  constructor(name: string) {
    super('invalid', 'BAD_REQUEST', { fields: { [name]: [refusal('NOT_FINITE')] } });
  }
}

/** The request for a page does not name a linkname. */
export class LinknameMissing extends DomainError {
  constructor() {
    super('invalid', 'LINKNAME_INVALID', { reason: 'LINKNAME_MISSING', fields: 'first_name' });
  }
}
