import type { EntitySchema } from 'typeorm';
import { accessTokenTable } from './access-token.table.js';
import { accountTable } from './account.table.js';
import { auditLogTable } from './audit-log.table.js';
import { externalIdentityTable } from './external-identity.table.js';
import { formerLinknameTable } from './former-linkname.table.js';
import { oneTimeTokenTable } from './one-time-token.table.js';
import { ownLookTable } from './own-look.table.js';
import { pageCountTable, pageCountWriterTable } from './page-count.table.js';
import { pageImageTable } from './page-image.table.js';
import { pageTable } from './page.table.js';
import { pageVersionTable } from './page-version.table.js';
import { publicationKeyTable } from './publication-key.table.js';
import { rateLimitTable } from './rate-limit.table.js';
import { sessionTable } from './session.table.js';
import { signInRequestTable } from './sign-in-request.table.js';
import { storedImageTable } from './stored-image.table.js';
import { tilePictureFileTable, tilePictureTable, tilePictureUseTable } from './tile-picture.table.js';
import { webhookDeliveryTable, webhookTable } from './webhook.table.js';
import { withheldLinknameTable } from './withheld-linkname.table.js';

/** Every table of the database. */
export const tables: EntitySchema[] = [
  accountTable,
  sessionTable,
  accessTokenTable,
  oneTimeTokenTable,
  externalIdentityTable,
  signInRequestTable,
  pageTable,
  pageVersionTable,
  publicationKeyTable,
  formerLinknameTable,
  withheldLinknameTable,
  rateLimitTable,
  storedImageTable,
  pageImageTable,
  ownLookTable,
  tilePictureTable,
  tilePictureFileTable,
  tilePictureUseTable,
  webhookTable,
  webhookDeliveryTable,
  auditLogTable,
  pageCountTable,
  pageCountWriterTable,
];
