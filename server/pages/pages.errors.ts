import { DomainError, type FieldErrors } from '../domain-error.js';
import type { Refusal } from '../parsed.rules.js';

/** The linkname can't be one: LINKNAME_INVALID or LINKNAME_RESERVED. */
export class LinknameRefused extends DomainError {
  constructor({ code, sentence }: Refusal) {
    super('invalid', code, sentence, { linkname: [sentence] });
  }
}

/** Why a linkname can't be claimed that somebody else has or had: whether an account was removed is nobody's business. */
export const LINKNAME_TAKEN: Refusal = {
  code: 'LINKNAME_TAKEN',
  sentence: 'This linkname is taken. Choose another one.',
};

/** Somebody else has the linkname, perhaps since a moment ago, or had it until a while ago. */
export class LinknameTaken extends DomainError {
  constructor() {
    super('conflict', LINKNAME_TAKEN.code, LINKNAME_TAKEN.sentence, { linkname: [LINKNAME_TAKEN.sentence] });
  }
}

/** The account that the page belongs to was removed in this moment. */
export class OwnerRemoved extends DomainError {
  constructor() {
    super('unauthenticated', 'UNAUTHENTICATED', 'This account was removed. Sign in with another one, or open a new one.');
  }
}

/** The page was published by another writer since the version that the caller knew; nothing was written. */
export class PageChangedElsewhere extends DomainError {
  constructor() {
    super(
      'conflict',
      'PAGE_CHANGED_ELSEWHERE',
      'Your page was published somewhere else in the meantime. Load that version, or publish yours over it.',
    );
  }
}

/** The page never had that version, or has been published so often since that it is not kept any more. */
export class PageVersionNotKept extends DomainError {
  constructor() {
    super('not-found', 'PAGE_VERSION_NOT_KEPT', 'This version of your page is not kept any more. Choose a newer one.');
  }
}

/** Too many ask for their history at this moment. */
export class HistoryBusy extends DomainError {
  constructor() {
    super('unavailable', 'BUSY', 'The history cannot be listed at this moment. Try again in a few seconds.');
  }
}

/**
 * A newer version of the product published the page, in a format that this one does not know: it is being rolled out, and whoever
 * asks again is likely to come upon it. Reading says nothing about what was written before it: the two have sentences of their own.
 */
export class PageFormatNewer extends DomainError {
  constructor(refused: 'reading' | 'publishing') {
    const outcome =
      refused === 'publishing'
        ? 'Nothing was changed; try again in a few minutes.'
        : 'It cannot be shown at this moment; try again in a few minutes.';
    super(
      'unavailable',
      'PAGE_FORMAT_NEWER',
      `This page was published by a newer version of this service, which is being installed. ${outcome}`,
    );
  }
}

/** What holds a tile's content could not be cleaned: it took too much, or too many wait for the same. Nothing was written. */
export class TilesNotCleaned extends DomainError {
  constructor(override readonly cause?: unknown) {
    super(
      'unavailable',
      'BUSY',
      'The content of the tiles cannot be checked at this moment. Nothing was changed; try again in a few seconds.',
    );
  }
}

/** What was sent is no design, or breaks a limit; `fields` names each place, such as `tiles.3.name`. Nothing was written. */
export class DesignInvalid extends DomainError {
  constructor(fields: FieldErrors) {
    super('invalid', 'DESIGN_INVALID', 'The page could not be published: some of it is not valid.', fields);
  }
}

/** The whole design is larger than a page may be; nothing was written. */
export class DesignTooLarge extends DomainError {
  constructor() {
    super('too-large', 'DESIGN_TOO_LARGE', 'The page is larger than 1 MB. Shorten the content of some tiles and publish again.');
  }
}
