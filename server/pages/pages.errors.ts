import { DomainError, type FieldRefusals } from '../domain-error.js';
import { refusal, type Refusal } from '../parsed.rules.js';

/** The text is not a linkname: LINKNAME_INVALID or LINKNAME_RESERVED. */
export class LinknameRefused extends DomainError {
  constructor({ code, values, reason }: Refusal) {
    super('invalid', code, { values, reason, fields: 'linkname' });
  }
}

/** The same refusal for a linkname of a page and of a removed page or account: it does not reveal that something was removed. */
export const LINKNAME_TAKEN = refusal('LINKNAME_TAKEN');

/** Another page has the linkname, of the same account or another one, or the page or account that had it was removed less than 30 days ago. */
export class LinknameTaken extends DomainError {
  constructor() {
    super('conflict', LINKNAME_TAKEN.code, { fields: 'linkname' });
  }
}

/** The account that owns the page was just removed. */
export class OwnerRemoved extends DomainError {
  constructor() {
    super('unauthenticated', 'UNAUTHENTICATED', { reason: 'UNAUTHENTICATED_ACCOUNT_REMOVED' });
  }
}

/** The account has no page with that id. The same answer if another account has it. */
export class PageNotFound extends DomainError {
  constructor() {
    super('not-found', 'PAGE_NOT_FOUND');
  }
}

/** The account has reached the limit of pages. */
export class TooManyPages extends DomainError {
  constructor(most: number) {
    super('conflict', 'TOO_MANY_PAGES', { values: { most } });
  }
}

/** The account has stored as much as it may. */
export class StorageFull extends DomainError {
  constructor(megabytes: number) {
    super('conflict', 'STORAGE_FULL', { values: { megabytes } });
  }
}

/** The name for a page is too long: PAGE_NAME_INVALID. */
export class PageNameRefused extends DomainError {
  constructor({ code, values, reason }: Refusal) {
    super('invalid', code, { values, reason, fields: 'name' });
  }
}

/** The name for a look is missing or too long: LOOK_NAME_INVALID. */
export class LookNameRefused extends DomainError {
  constructor({ code, values, reason }: Refusal) {
    super('invalid', code, { values, reason, fields: 'name' });
  }
}

/** The account has reached the limit of looks. */
export class TooManyLooks extends DomainError {
  constructor(most: number) {
    super('conflict', 'TOO_MANY_LOOKS', { values: { most } });
  }
}

/** The main page cannot be deleted. Another page can be made the main one before. */
export class PageIsMain extends DomainError {
  constructor() {
    super('conflict', 'PAGE_IS_MAIN');
  }
}

/** The linkname that confirms a deletion is not the one of the page. Nothing was removed. */
export class LinknameWrong extends DomainError {
  constructor() {
    super('invalid', 'LINKNAME_WRONG', { fields: 'linkname' });
  }
}

/** Another writer has published the page since the version that the caller knows. Nothing was written. */
export class PageChangedElsewhere extends DomainError {
  /** `version` is the current one. */
  constructor(version: number) {
    super('conflict', 'PAGE_CHANGED_ELSEWHERE', { values: { version } });
  }
}

/** The draft of the page was saved or discarded since the revision that the caller knows. Nothing was written. */
export class DraftChangedElsewhere extends DomainError {
  /** `revision` is the present one; 0 when there is no draft. */
  constructor(revision: number) {
    super('conflict', 'DRAFT_CHANGED_ELSEWHERE', { values: { revision } });
  }
}

/** Something else was published with this key, less than 24 hours ago. Nothing was written. */
export class ClientMutationIdUsed extends DomainError {
  constructor() {
    super('conflict', 'CLIENT_MUTATION_ID_USED', { fields: 'clientMutationId' });
  }
}

/** The page never had that version, or the version is so old that it is not kept any more. */
export class PageVersionNotKept extends DomainError {
  constructor() {
    super('not-found', 'PAGE_VERSION_NOT_KEPT');
  }
}

/** The queue for lists of versions is full. */
export class HistoryBusy extends DomainError {
  constructor() {
    super('unavailable', 'BUSY', { reason: 'BUSY_HISTORY' });
  }
}

/**
 * A newer release published the page, in a format that this release does not know. This happens during a rolling update, so a retry is
 * likely to reach an instance of the newer release. Reading and publishing have different sentences.
 */
export class PageFormatNewer extends DomainError {
  constructor(refused: 'reading' | 'publishing') {
    const reason = refused === 'publishing' ? 'PAGE_FORMAT_NEWER_PUBLISHING' : 'PAGE_FORMAT_NEWER_READING';
    super('unavailable', 'PAGE_FORMAT_NEWER', { reason });
  }
}

/** The content of a tile could not be sanitized: it needs too much time or memory, or the queue is full. Nothing was written. */
export class TilesNotSanitized extends DomainError {
  constructor(override readonly cause?: unknown) {
    super('unavailable', 'BUSY', { reason: 'BUSY_TILES' });
  }
}

/** A picture of the design was removed while it was published: no kept version uses it, and its time has passed. Nothing was written. */
export class PicturesRemoved extends DomainError {
  constructor() {
    super('invalid', 'PICTURE_NOT_FOUND');
  }
}

/** The value is not a design, or breaks a limit. `fields` names each place, such as `tiles.3.name`. Nothing was written. */
export class DesignInvalid extends DomainError {
  constructor(fields: FieldRefusals) {
    super('invalid', 'DESIGN_INVALID', { fields });
  }
}

/** Who may find the page cannot be changed like that. `fields` says why. Nothing was written. */
export class AccessInvalid extends DomainError {
  constructor(fields: FieldRefusals) {
    super('invalid', 'ACCESS_INVALID', { fields });
  }
}

/** The value is not a look, or breaks a limit: DESIGN_INVALID. `fields` names each place, such as `appearance.theme`. Nothing was written. */
export class LookInvalid extends DomainError {
  constructor(fields: FieldRefusals) {
    super('invalid', 'DESIGN_INVALID', { fields, reason: 'DESIGN_INVALID_LOOK' });
  }
}

/** The whole design is too large. Nothing was written. */
export class DesignTooLarge extends DomainError {
  constructor() {
    super('too-large', 'DESIGN_TOO_LARGE');
  }
}
