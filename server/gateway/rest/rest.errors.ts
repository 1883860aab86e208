import { DomainError } from '../../domain-error.js';

/** The header against calls of other sites is missing or wrong. */
export function csrfFailed(): DomainError {
  return new DomainError(
    'forbidden',
    'CSRF_FAILED',
    'The header X-CSRFToken does not match the cookie csrftoken. Reload the page and try again.',
  );
}

/** Fields of a body that are an object, a list, true or false. */
export function textsExpected(names: readonly string[]): DomainError {
  const fields = Object.fromEntries(names.map((name) => [name, ['This must be a text.']]));
  return new DomainError('invalid', 'FIELD_INVALID', `Send as a text: ${names.join(', ')}.`, fields);
}

/** A page was asked for without its name. */
export function linknameMissing(): DomainError {
  const sentence = 'Name the linkname to look up.';
  return new DomainError('invalid', 'LINKNAME_INVALID', sentence, { first_name: [sentence] });
}
