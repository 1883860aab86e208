import { DomainError } from '../../domain-error.js';

/** The CSRF token in the header is missing, or differs from the cookie. */
export class CsrfFailed extends DomainError {
  constructor() {
    super('forbidden', 'CSRF_FAILED', 'The header X-CSRFToken does not match the cookie csrftoken. Reload the page and try again.');
  }
}

/** Fields of a body are an object, a list, true or false. */
export class TextsExpected extends DomainError {
  constructor(names: readonly string[]) {
    const fields = Object.fromEntries(names.map((name) => [name, ['This must be a text.']]));
    super('invalid', 'FIELD_INVALID', `Send as a text: ${names.join(', ')}.`, fields);
  }
}

/** The request for a page does not name a linkname. */
export class LinknameMissing extends DomainError {
  constructor() {
    const sentence = 'Name the linkname to look up.';
    super('invalid', 'LINKNAME_INVALID', sentence, { first_name: [sentence] });
  }
}
