import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as AccessTokens from '../../client/texts/en/access-tokens.js';
import type * as AccountDraft from '../../client/texts/en/account-draft.js';
import type * as Accounts from '../../client/texts/en/accounts.js';
import type * as AdminAuditLog from '../../client/texts/en/admin-audit-log.js';
import type * as AdminBlockedLinks from '../../client/texts/en/admin-blocked-links.js';
import type * as AdminInvitations from '../../client/texts/en/admin-invitations.js';
import type * as AdminMail from '../../client/texts/en/admin-mail.js';
import type * as AdminNew from '../../client/texts/en/admin-new.js';
import type * as AdminOverview from '../../client/texts/en/admin-overview.js';
import type * as AdminPages from '../../client/texts/en/admin-pages.js';
import type * as AdminReports from '../../client/texts/en/admin-reports.js';
import type * as AdminSettings from '../../client/texts/en/admin-settings.js';
import type * as AdminUpkeep from '../../client/texts/en/admin-upkeep.js';
import type * as Admin from '../../client/texts/en/admin.js';
import type * as Announcement from '../../client/texts/en/announcement.js';
import type * as AuthenticatorApp from '../../client/texts/en/authenticator-app.js';
import type * as Blog from '../../client/texts/en/blog.js';
import type * as ChooseDesign from '../../client/texts/en/choose-design.js';
import type * as CopyLink from '../../client/texts/en/copy-link.js';
import type * as DataLink from '../../client/texts/en/data-link.js';
import type * as DesignPanel from '../../client/texts/en/design-panel.js';
import type * as DraftLink from '../../client/texts/en/draft-link.js';
import type * as Editor from '../../client/texts/en/editor.js';
import type * as EmailChange from '../../client/texts/en/email-change.js';
import type * as FirstSteps from '../../client/texts/en/first-steps.js';
import type * as FoundDesign from '../../client/texts/en/found-design.js';
import type * as GuestEditor from '../../client/texts/en/guest-editor.js';
import type * as HiddenPage from '../../client/texts/en/hidden-page.js';
import type * as History from '../../client/texts/en/history.js';
import type * as Importing from '../../client/texts/en/importing.js';
import type * as Landing from '../../client/texts/en/landing.js';
import type * as LinkedAccounts from '../../client/texts/en/linked-accounts.js';
import type * as PageAccess from '../../client/texts/en/page-access.js';
import type * as PageCounts from '../../client/texts/en/page-counts.js';
import type * as PageDesign from '../../client/texts/en/page-design.js';
import type * as Pages from '../../client/texts/en/pages.js';
import type * as Passkeys from '../../client/texts/en/passkeys.js';
import type * as Pasting from '../../client/texts/en/pasting.js';
import type * as Personal from '../../client/texts/en/personal.js';
import type * as Pictures from '../../client/texts/en/pictures.js';
import type * as ProfilePictureLabels from '../../client/texts/en/profile-picture-labels.js';
import type * as ProfilePicture from '../../client/texts/en/profile-picture.js';
import type * as PublicDocument from '../../client/texts/en/public-document.js';
import type * as PublicPage from '../../client/texts/en/public-page.js';
import type * as PublishPanels from '../../client/texts/en/publish-panels.js';
import type * as PublishState from '../../client/texts/en/publish-state.js';
import type * as Recovery from '../../client/texts/en/recovery.js';
import type * as Report from '../../client/texts/en/report.js';
import type * as Resilience from '../../client/texts/en/resilience.js';
import type * as RichText from '../../client/texts/en/rich-text.js';
import type * as Scheduled from '../../client/texts/en/scheduled.js';
import type * as SecondStep from '../../client/texts/en/second-step.js';
import type * as SetUp from '../../client/texts/en/set-up.js';
import type * as Shell from '../../client/texts/en/shell.js';
import type * as SignInProviders from '../../client/texts/en/sign-in-providers.js';
import type * as SignUp from '../../client/texts/en/sign-up.js';
import type * as Suspended from '../../client/texts/en/suspended.js';
import type * as Switcher from '../../client/texts/en/switcher.js';
import type * as TileDialogs from '../../client/texts/en/tile-dialogs.js';
import type * as TileKinds from '../../client/texts/en/tile-kinds.js';
import type * as Visibility from '../../client/texts/en/visibility.js';
import type * as Webhooks from '../../client/texts/en/webhooks.js';

type Texts = typeof AccessTokens &
  typeof AccountDraft &
  typeof Accounts &
  typeof AdminAuditLog &
  typeof AdminBlockedLinks &
  typeof AdminInvitations &
  typeof AdminMail &
  typeof AdminNew &
  typeof AdminOverview &
  typeof AdminPages &
  typeof AdminReports &
  typeof AdminSettings &
  typeof AdminUpkeep &
  typeof Admin &
  typeof Announcement &
  typeof AuthenticatorApp &
  typeof Blog &
  typeof ChooseDesign &
  typeof CopyLink &
  typeof DataLink &
  typeof DesignPanel &
  typeof DraftLink &
  typeof Editor &
  typeof EmailChange &
  typeof FirstSteps &
  typeof FoundDesign &
  typeof GuestEditor &
  typeof HiddenPage &
  typeof History &
  typeof Importing &
  typeof Landing &
  typeof LinkedAccounts &
  typeof PageAccess &
  typeof PageCounts &
  typeof PageDesign &
  typeof Pages &
  typeof Passkeys &
  typeof Pasting &
  typeof Personal &
  typeof Pictures &
  typeof ProfilePictureLabels &
  typeof ProfilePicture &
  typeof PublicDocument &
  typeof PublicPage &
  typeof PublishPanels &
  typeof PublishState &
  typeof Recovery &
  typeof Report &
  typeof Resilience &
  typeof RichText &
  typeof Scheduled &
  typeof SecondStep &
  typeof SetUp &
  typeof Shell &
  typeof SignInProviders &
  typeof SignUp &
  typeof Suspended &
  typeof Switcher &
  typeof TileDialogs &
  typeof TileKinds &
  typeof Visibility &
  typeof Webhooks;

/** The language of the screens. */
export const language = process.env.SCREENS_LANGUAGE ?? 'en';

/** Its texts: steps find by them what they press. */
export const texts = Object.fromEntries(
  (await Promise.all(subjects().map(load))).flatMap((catalogue) => Object.entries(catalogue)),
) as Texts;

function load(subject: string): Promise<object> {
  return import(`../../client/texts/${language}/${subject}.js`) as Promise<object>;
}

/** The catalogues of the client, each of which is compiled into a module. */
function subjects(): string[] {
  return readdirSync(join(process.cwd(), 'client/texts', language)).map((file) => file.replace(/\.ts$/, ''));
}
