import { DomainError, type FieldErrors } from '../domain-error.js';
import type { Refusal } from '../parsed.rules.js';

/** The text is not a linkname: LINKNAME_INVALID or LINKNAME_RESERVED. */
export class LinknameRefused extends DomainError {
  constructor({ code, sentence }: Refusal) {
    super('invalid', code, sentence, { linkname: [sentence] });
  }
}

/** The same answer whether somebody has the linkname or had it: it does not tell that an account was removed. */
export const LINKNAME_TAKEN: Refusal = {
  code: 'LINKNAME_TAKEN',
  sentence: 'This linkname is taken. Choose another one.',
};

/** Another account has the linkname, perhaps since a moment ago, or its account was removed less than 30 days ago. */
export class LinknameTaken extends DomainError {
  constructor() {
    super('conflict', LINKNAME_TAKEN.code, LINKNAME_TAKEN.sentence, { linkname: [LINKNAME_TAKEN.sentence] });
  }
}

/** The account that owns the page was just removed. */
export class OwnerRemoved extends DomainError {
  constructor() {
    super('unauthenticated', 'UNAUTHENTICATED', 'This account was removed. Sign in with another one, or open a new one.');
  }
}

/** Another writer has published the page since the version that the caller knows. Nothing was written. */
export class PageChangedElsewhere extends DomainError {
  constructor() {
    super(
      'conflict',
      'PAGE_CHANGED_ELSEWHERE',
      'Your page was published somewhere else in the meantime. Load that version, or publish yours over it.',
    );
  }
}

/** The page never had that version, or the version is so old that it is not kept any more. */
export class PageVersionNotKept extends DomainError {
  constructor() {
    super('not-found', 'PAGE_VERSION_NOT_KEPT', 'This version of your page is not kept any more. Choose a newer one.');
  }
}

/** The queue of requests for histories is full. */
export class HistoryBusy extends DomainError {
  constructor() {
    super('unavailable', 'BUSY', 'The history cannot be listed at this moment. Try again in a few seconds.');
  }
}

/**
 * A newer release published the page, in a format that this release does not know. This happens during a rolling update, so a retry is
 * likely to reach an instance of the newer release. Reading and publishing have different sentences.
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

/** The content of a tile could not be sanitized: it needs too much time or memory, or the queue is full. Nothing was written. */
export class TilesNotCleaned extends DomainError {
  constructor(override readonly cause?: unknown) {
    super(
      'unavailable',
      'BUSY',
      'The content of the tiles cannot be checked at this moment. Nothing was changed; try again in a few seconds.',
    );
  }
}

/** The value is not a design, or breaks a limit. `fields` names each place, such as `tiles.3.name`. Nothing was written. */
export class DesignInvalid extends DomainError {
  constructor(fields: FieldErrors) {
    super('invalid', 'DESIGN_INVALID', 'The page could not be published: some of it is not valid.', fields);
  }
}

/** The whole design is too large. Nothing was written. */
export class DesignTooLarge extends DomainError {
  constructor() {
    super('too-large', 'DESIGN_TOO_LARGE', 'The page is larger than 1 MB. Shorten the content of some tiles and publish again.');
  }
}
