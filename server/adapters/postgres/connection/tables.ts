import type { EntitySchema } from 'typeorm';
import { accessTokenTable } from '../accounts/access-token.table.js';
import { accountTable } from '../accounts/account.table.js';
import { auditLogTable } from '../operators/audit-log.table.js';
import { externalIdentityTable } from '../accounts/external-identity.table.js';
import { blockedLinkFindingTable } from '../blocked-links/blocked-link-finding.table.js';
import { blockedLinkTable } from '../blocked-links/blocked-link.table.js';
import { formerLinknameTable } from '../linknames/former-linkname.table.js';
import { oneTimeTokenTable } from '../accounts/one-time-token.table.js';
import { passwordLockTable } from '../locks/password-lock.table.js';
import { ownLookTable } from '../own-looks/own-look.table.js';
import { pageCountTable, pageCountWriterTable, pageWeekTable } from '../visits/page-count.table.js';
import { pageImportTable } from '../imports/page-import.table.js';
import { scheduledPublicationTable } from '../scheduled/scheduled-publication.table.js';
import { draftLinkTable } from '../drafts/draft-link.table.js';
import { pageDraftTable } from '../drafts/page-draft.table.js';
import { pageImageTable } from '../media/page-image.table.js';
import { pageTable } from '../pages/page.table.js';
import { pageVersionTable } from '../pages/page-version.table.js';
import { publicationKeyTable } from '../publishing/publication-key.table.js';
import { knownDeviceTable } from '../accounts/ways-in/known-device.table.js';
import { passkeyChallengeTable, passkeyTable } from '../accounts/ways-in/passkey.table.js';
import { rateLimitTable } from '../accounts/rate-limit.table.js';
import { sessionTable } from '../accounts/session.table.js';
import { signInRequestTable } from '../accounts/sign-in-request.table.js';
import { emailChangeTable, emailLinkTable } from '../email-change/email-change.table.js';
import {
  authenticatorAppTable,
  recoveryCodeTable,
  rememberedDeviceTable,
  signInChallengeTable,
} from '../accounts/ways-in/second-factor.table.js';
import { mailDayTable } from '../figures/mail-day.table.js';
import { siteDayTable } from '../figures/site-day.table.js';
import { invitationTable } from '../sign-up/invitation.table.js';
import { pageReportTable, reportedPageImageTable, reportedPageTable } from '../reports/page-report.table.js';
import { siteSettingTable } from '../settings/site-setting.table.js';
import { storedImageTable } from '../media/stored-image.table.js';
import { tilePictureFileTable, tilePictureTable, tilePictureUseTable } from '../media/tile-picture.table.js';
import { webhookDeliveryTable, webhookTable } from '../webhooks/webhook.table.js';
import { reservedLinknameTable } from '../linknames/reserved-linkname.table.js';

/** Every table of the database. */
export const tables: EntitySchema[] = [
  accountTable,
  sessionTable,
  accessTokenTable,
  oneTimeTokenTable,
  emailChangeTable,
  emailLinkTable,
  externalIdentityTable,
  signInRequestTable,
  passkeyTable,
  passkeyChallengeTable,
  authenticatorAppTable,
  recoveryCodeTable,
  signInChallengeTable,
  rememberedDeviceTable,
  knownDeviceTable,
  invitationTable,
  siteSettingTable,
  blockedLinkTable,
  pageTable,
  blockedLinkFindingTable,
  pageVersionTable,
  pageDraftTable,
  draftLinkTable,
  pageImportTable,
  scheduledPublicationTable,
  publicationKeyTable,
  formerLinknameTable,
  reservedLinknameTable,
  rateLimitTable,
  storedImageTable,
  pageImageTable,
  ownLookTable,
  passwordLockTable,
  tilePictureTable,
  tilePictureFileTable,
  tilePictureUseTable,
  webhookTable,
  webhookDeliveryTable,
  pageReportTable,
  reportedPageTable,
  reportedPageImageTable,
  auditLogTable,
  pageCountTable,
  pageCountWriterTable,
  pageWeekTable,
  siteDayTable,
  mailDayTable,
];
