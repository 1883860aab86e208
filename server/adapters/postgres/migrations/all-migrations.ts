import type { MigrationInterface } from 'typeorm';
import { AddPictures1795257000000 } from './add-pictures.js';
import { AddVersionSummaries1795270000000 } from './add-version-summaries.js';
import { CountVisits1795382700000 } from './count-visits.js';
import { CreateAccessTokens1795345200000 } from './create-access-tokens.js';
import { CreateAccountsAndSessions1763600000000 } from './create-accounts-and-sessions.js';
import { CreateExternalIdentities1795255200002 } from './create-external-identities.js';
import { CreateOneTimeTokens1795255200001 } from './create-one-time-tokens.js';
import { CreatePages1795168800000 } from './create-pages.js';
import { CreateRateLimits1795255201000 } from './create-rate-limits.js';
import { CreateWebhooks1795385100000 } from './create-webhooks.js';
import { CreateWithheldLinknames1795255200003 } from './create-withheld-linknames.js';
import { GivePagesAnIdentity1795290000000 } from './give-pages-an-identity.js';
import { HidePagesAndLogActs1795280000000 } from './hide-pages-and-log-acts.js';
import { FindOldHosts1795393800000 } from './find-old-hosts.js';
import { IndexPublishedPages1795258000000 } from './index-published-pages.js';
import { IndexSanitizerVersions1795262400000 } from './index-sanitizer-versions.js';
import { KeepCardsOfPages1795342800000 } from './keep-cards-of-pages.js';
import { KeepFormerLinknames1795580000000 } from './keep-former-linknames.js';
import { KeepLanguagesOfWebhooks1795392600000 } from './keep-languages-of-webhooks.js';
import { KeepPicturesOfTiles1795302790000 } from './keep-pictures-of-tiles.js';
import { NameSessionsAndFreeAccountsOfPasswords1795255200000 } from './name-sessions-and-free-accounts-of-passwords.js';
import { NoteHowActorsCameIn1795606200000 } from './note-how-actors-came-in.js';
import { NoteRemovalsOfPictures1795603900000 } from './note-removals-of-pictures.js';
import { OfferFeeds1795386300000 } from './offer-feeds.js';
import { KeepOwnLooks1795354200000 } from './keep-own-looks.js';
import { RememberPublications1795604100000 } from './remember-publications.js';
import { RenameWithheldLinknames1795674000000 } from './rename-withheld-linknames.js';

/** Every migration, the oldest first. A migration on the main branch is never changed. */
export const migrations: (new () => MigrationInterface)[] = [
  CreateAccountsAndSessions1763600000000,
  CreatePages1795168800000,
  NameSessionsAndFreeAccountsOfPasswords1795255200000,
  CreateOneTimeTokens1795255200001,
  CreateExternalIdentities1795255200002,
  CreateWithheldLinknames1795255200003,
  CreateRateLimits1795255201000,
  AddPictures1795257000000,
  IndexPublishedPages1795258000000,
  IndexSanitizerVersions1795262400000,
  AddVersionSummaries1795270000000,
  HidePagesAndLogActs1795280000000,
  GivePagesAnIdentity1795290000000,
  KeepPicturesOfTiles1795302790000,
  KeepCardsOfPages1795342800000,
  CreateAccessTokens1795345200000,
  KeepOwnLooks1795354200000,
  CountVisits1795382700000,
  CreateWebhooks1795385100000,
  OfferFeeds1795386300000,
  KeepLanguagesOfWebhooks1795392600000,
  FindOldHosts1795393800000,
  KeepFormerLinknames1795580000000,
  NoteRemovalsOfPictures1795603900000,
  RememberPublications1795604100000,
  NoteHowActorsCameIn1795606200000,
  RenameWithheldLinknames1795674000000,
];
