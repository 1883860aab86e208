import { SUSPENSION_WORDS_MOST } from '../../accounts/suspension/suspension.rules.js';
import { DomainError } from '../../domain-error.js';

/** The words to the owner of a page that is to be hidden are too long. */
export class HidingWordsTooLong extends DomainError {
  constructor() {
    super('invalid', 'HIDING_WORDS_TOO_LONG', { values: { most: SUSPENSION_WORDS_MOST }, fields: 'words' });
  }
}

/** An operator has to look at the first page of the account before others see anything of it. */
export class FirstLookNeeded extends DomainError {
  constructor() {
    super('conflict', 'FIRST_LOOK_NEEDED');
  }
}

/** The page is not hidden, so there is nothing to look at again. */
export class PageNotHidden extends DomainError {
  constructor() {
    super('conflict', 'PAGE_NOT_HIDDEN');
  }
}
