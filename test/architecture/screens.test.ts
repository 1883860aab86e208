import { expect, test } from '@jest/globals';
import type { POLICY_ADDRESSES } from '../../server/articles/policy.rules.js';
import { RESET_SCREEN, SCREENS, type AppScreen, type ScreenName } from '../../server/gateway/web/app/app-screens.rules.js';
import { POPUPS_OF_KINDS } from '../screens/popups-of-kinds.js';
import { OFFLINE_MODULES, ONLINE_MODULES } from '../../server/gateway/web/app/offline-modules.js';
import { readProject } from './source-tree.js';

const project = readProject();

/** The names of the screens that `npm run screens` photographs. */
const photographed = new Set(
  project
    .filter(({ path }) => /^test\/screens\/.*\.screens\.ts$/.test(path))
    .flatMap(({ text }) => [
      ...[...text.matchAll(/\bname: '([^']+)'/g)].map(([, name]) => name),
      ...(text.includes(' ...POPUPS_OF_KINDS.map(') ? POPUPS_OF_KINDS.map(({ name }) => name) : []),
    ]),
);

const appScreens: Readonly<Record<ScreenName, readonly string[]>> = {
  login: ['Login'],
  register: ['Register'],
  setUp: ['Set-up', 'Set-up, done'],
  recoverUsername: ['Recover username'],
  recoverPassword: ['Recover password'],
  emailLink: ['Confirm an address', 'Take an account back', 'Confirm an address, done'],
  suspended: ['Suspended account'],
  personal: ['Personal'],
  pages: ['Personal, pages'],
  security: ['Personal, security'],
  developers: ['Personal, developers'],
  account: ['Personal, language and account'],
  editor: ['Editor'],
  guestEditor: ['Guest editor'],
  genpage: ['The way to My page'],
  admin: [
    'Administration, accounts',
    'Administration, an account',
    'Administration, audit log',
    'Administration, reports',
    'Administration, a report',
    'Administration, no reports',
    'Administration, invitations',
    'Administration, mail',
    'Administration, overview',
    'Administration, settings',
  ],
};

const policies: Readonly<Record<keyof typeof POLICY_ADDRESSES, readonly string[]>> = {
  terms: ['Terms'],
  privacy: ['Privacy policy'],
};

/** What the server answers with a page, as the routes are written in `server/gateway/web`, and the screens that show it. */
const routes: Readonly<Record<string, readonly string[]>> = {
  path: Object.values(appScreens).flat(),
  'POLICY_ADDRESSES[kind]': Object.values(policies).flat(),
  'GUIDE_ADDRESSES[name]': ['Documentation'],
  "'/'": ['Front page'],
  "'/report/:linkname'": ['Report a page', 'Report a page, without a reason', 'Report a page, without a proof'],
  "'/report/:linkname/thanks'": ['Report a page, sent'],
  "'/account-data/:token'": ['Data by a mailed link', 'Data by a mailed link, too often'],
  "'/preview/:token'": ['A draft by its link', 'A draft by its link, with nothing in it'],
  "'/*'": ['A public page', 'A name that nobody has', 'Not found', 'A public page that takes long'],
  BLOG: ['Blog', 'Blog, posts not read'],
  '`${BLOG}/${NUMBER}`': ['A post', 'A post that is not there', 'A post that is not read'],
};

/** This one is answered before the router. */
const beforeRouter: Readonly<Record<string, readonly string[]>> = { [RESET_SCREEN.path]: ['Reset password'] };

const registration = /\.get\(([^\n]+?), (?:\{[^{}]*\}, )?(?:async )?\(request/g;

/** Routes without a page. */
const withoutPage = new Set([
  'FEED',
  '`${GUIDE_FILES}/:file`',
  '`/blogpost/${NUMBER}`',
  '`/:linkname(^[A-Za-z0-9_-]{1,30}).${ending}`',
  "'/oembed'",
  "'/media/:name'",
  "'/media/cards/:linkname/:file'",
  "'/robots.txt'",
  "'/.well-known/security.txt'",
  "'/i/:code'",
  "'/service-worker.js'",
  "'/service-worker/:name'",
  "'/sitemap.xml'",
  "'/sitemap-:number(^[1-9]\\\\d{0,4}).xml'",
  "'/assets/:name'",
  "'/assets/:language/:name'",
  "'/manifest.webmanifest'",
]);

/** Each file that opens a popup, a question, an alert or a lasting notice, and the screens that show it. */
const popups: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(POPUPS_OF_KINDS.map(({ kind, name }) => [`client/page-editing/tile-kinds/${kind}/${kind}-dialog.tsx`, [name]])),
  'client/documents/session-notice.ts': ['Another account in another tab, on the blog'],
  'client/features/auth/recovery/recover-password-page.tsx': ['Recover password, failed'],
  'client/features/auth/use-register.ts': ['Register, with two passwords'],
  'client/features/auth/recovery/reset-password-page.tsx': ['Reset password, with two passwords'],
  'client/features/editor/publishing/saving/account-draft-dialog.tsx': ['Two drafts of a page'],
  'client/features/editor/drafts/choose-design-dialog.tsx': ['Published elsewhere meanwhile', 'A draft on an older version'],
  'client/features/editor/drafts/design-question-dialog.tsx': ['Two drafts of a page'],
  'client/features/editor/drafts/found-design-dialog.tsx': ['A design that was found in this browser'],
  'client/features/editor/history/history-dialog.tsx': ['History'],
  'client/features/editor/pages/page-switcher.tsx': ['Page switcher'],
  'client/features/editor/publishing/changes/compare-dialog.tsx': ['Changes that are not published, compared'],
  'client/features/editor/drafts/look-dialog.tsx': ['The draft of another tab'],
  'client/features/editor/publishing/sheet/publish-dialog.tsx': [
    'Before the first publication',
    'Publish, with tiles that are not finished',
  ],
  'client/features/editor/publishing/publishing-state.tsx': ['Changes that are not published'],
  'client/features/editor/publishing/changes/use-discard.ts': ['Question of Discard'],
  'client/features/editor/wallpaper/wallpaper-dialog.tsx': ['Wallpaper'],
  'client/features/landing/claim/claim-form.tsx': ['Question before a typed name is left'],
  'client/features/personal/access-tokens/create-token-dialog.tsx': ['Create an access token'],
  'client/features/personal/access-tokens/use-access-tokens.ts': ['Question of Revoke'],
  'client/features/personal/account/delete-account-dialog.tsx': ['Delete account'],
  'client/features/personal/email-change/change-email-dialog.tsx': ['Change E-mail', 'Change E-mail, refused'],
  'client/shell/popups/field-dialog.tsx': ['Change username', 'Change E-mail, refused'],
  'client/features/personal/username/change-username-dialog.tsx': ['Change username'],
  'client/features/personal/address/former-addresses.tsx': ['Question of Release, of an address'],
  'client/features/personal/authenticator-app/authenticator-app.tsx': ['Question of Switch off'],
  'client/features/personal/authenticator-app/recovery-codes-dialog.tsx': ['Recovery codes', 'Question before recovery codes are left'],
  'client/features/personal/authenticator-app/set-up-app-dialog.tsx': ['Set up the authenticator app'],
  'client/features/personal/linked-accounts/use-linking.ts': ['Question of Unlink'],
  'client/features/personal/passkeys/passkey-name-dialog.tsx': ['Name of a passkey'],
  'client/features/personal/passkeys/use-passkeys.ts': ['Question of Remove, of a passkey'],
  'client/shell/popups/new-secret-dialog.tsx': ['New access token', 'Secret of a webhook'],
  'client/shell/visits/page-counts-dialog.tsx': ['Visits to a page'],
  'client/features/personal/webhooks/use-webhook.ts': ['Question of a new secret', 'Question of Delete, of a webhook'],
  'client/features/personal/webhooks/webhook-dialog.tsx': ['Webhook'],
  'client/features/personal/webhooks/webhook-form-dialog.tsx': ['Add a webhook'],
  'client/features/personal/pages/dialogs/delete-page-dialog.tsx': ['Delete a page'],
  'client/features/personal/pages/dialogs/new-page-dialog.tsx': ['New page'],
  'client/features/personal/pages/dialogs/page-field-dialog.tsx': ['Address of a page'],
  'client/features/personal/pages/dialogs/page-picture-dialog.tsx': ['Picture of a page'],
  'client/features/personal/account/use-email-verification.ts': ['Verify E-mail, sent', 'Verify E-mail, failed'],
  'client/features/personal/sessions/use-sessions.ts': ['Question of Sign out', 'Question of Sign out everywhere'],
  'client/page-editing/design/looks/keep-look.tsx': ['Design, a look is kept'],
  'client/page-editing/layout/publish/publish-panel.tsx': [
    'Publish, with tiles that are not finished',
    'Before the first publication',
    'Published without an address',
    'Published for the first time',
    'Guest editor, Publish refused',
  ],
  'client/page-editing/links/social-links-dialog.tsx': ['Social links'],
  'client/page-editing/links/use-copy-link.ts': ['Copy link, refused'],
  'client/page-editing/pasting/use-pasting.ts': ['Shared with the app'],
  'client/page-editing/rich-text/panels/tool-panel.tsx': ['Content, colour', 'Content, link', 'Content, picture'],
  'client/page-editing/style/colors/color-swatch.tsx': ['Style, a colour'],
  'client/page-editing/style/copy-style.tsx': ['Style, copied'],
  'client/page-editing/style/miscellaneous-dialog.tsx': ['Miscellaneous'],
  'client/page-editing/tile-kinds/address-dialog.tsx': ['Link', 'Video, song or map'],
  'client/page-editing/emblems/emblem-choice.tsx': ['Emblem of a tile'],
  'client/page-editing/tile-kinds/kind-dialog.tsx': ['Link', 'Link, refused'],
  'client/page-editing/tile-kinds/text/text-dialog.tsx': ['Content of a tile'],
  'client/page-editing/popups/tile-moves.tsx': ['Link, another kind'],
  'client/page-editing/tile-kinds/tile-editor-dialog.tsx': ['Content of a tile'],
  'client/page-editing/tiles/adding/add-tile.tsx': ['Kinds of tiles'],
  'client/page-editing/tiles/rows/tile-menu.tsx': ['Menu of a tile'],
  'client/page-editing/tiles/preview/tile-preview-dialog.tsx': ['Preview of a tile'],
  'client/page-editing/tiles/use-tile-actions.ts': ['Question of Remove'],
  'client/page-view/tiles/tile-dialog.tsx': ['A tile of a public page, open'],
  'client/shell/navigation/navigation-menu.tsx': ['Menu'],
  'client/shell/popups/pane-dialog.tsx': ['Content of a tile', 'Social links'],
  'client/shell/page-code/page-code-dialog.tsx': ['Code of a page'],
  'client/shell/profile-picture/profile-picture-dialog.tsx': [
    'Profile picture',
    'Profile picture, cropped',
    'Profile picture, in the editor',
  ],
  'client/shell/frame/lasting-notices.tsx': ['Guest editor, offline'],
  'client/shell/leaving/session-watch.tsx': ['Another account in another tab', 'Session expired'],
  'client/shell/leaving/unsaved-changes.tsx': ['Question before unsaved changes are left', 'Question of My page'],
  'client/shell/updates/update-notice.tsx': ['A new version is ready', 'Question before a new version is loaded'],
  'client/shell/navigation/use-log-out.ts': ['Question of Log out'],
  'client/shell/updates/use-new-version.ts': ['A part of another version'],
  'client/features/admin/accounts/account-page.tsx': ['Question of Sign out everywhere, in the administration', 'Question of Change role'],
  'client/features/admin/settings/setting-choice.tsx': ['Question of what opens the site'],
  'client/features/admin/accounts/account-actions.tsx': ['Question of Remove passkeys, in the administration'],
  'client/features/admin/accounts/actions-dialog.tsx': ['Actions with an account'],
  'client/features/admin/accounts/delete-account-dialog.tsx': ['Delete an account, in the administration'],
  'client/features/admin/accounts/tokens/access-tokens.tsx': ['Administration, an access token to revoke'],
  'client/features/admin/accounts/new-account-dialog.tsx': ['Administration, a new account'],
  'client/features/admin/pages/linkname-form.tsx': ['Administration, an address to block'],
  'client/features/admin/upkeep/upkeep-part.tsx': ['Administration, a webhook to delete'],
  'client/features/admin/accounts/suspend-dialog.tsx': ['Suspend an account'],
  'client/shell/popups/row-menu.tsx': [
    'Menu of an invitation',
    'Menu of an account',
    'Menu of a page',
    'Menu of a passkey',
    'Menu of a social link',
  ],
  'client/features/admin/mail/mail-tables.tsx': ['Question of Remove a mail'],
  'client/features/admin/pages/read-page-dialog.tsx': ['Administration, a hidden page read'],
  'client/features/admin/pages/why-hidden-dialog.tsx': ['Administration, why a page is hidden'],
  'client/features/admin/parts-dialog.tsx': ['Administration, its parts'],
  'client/features/admin/reports/one-report/read-tiles-dialog.tsx': ['Administration, what a reported page said'],
  'client/features/admin/reports/suspend-reported-dialog.tsx': ['Administration, an account to suspend'],
};

const opener = /\b(useConfirm|useAlert|askAbove)\(|<(Dialog|FrameNotice|Popover|dialog)\b|popover="auto"/;

function opensPopup({ path, text }: { readonly path: string; readonly text: string }): boolean {
  // Controls are what popups are made of, and the style guide is not part of the product.
  return /^client\/(?!controls\/|styleguide\/).*\.tsx?$/.test(path) && (path.endsWith('-dialog.tsx') || opener.test(text));
}

/** The names that no photographed screen has. */
function missing(named: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.values(named)
    .flat()
    .filter((name) => !photographed.has(name));
}

test('Each module of a screen is a file of the client that exports the component of its name', () => {
  const modules = [...Object.values<AppScreen>(SCREENS), RESET_SCREEN].flatMap((screen) => screen.modules);
  const isShown = (module: string): boolean => {
    const words = module.slice(module.lastIndexOf('/') + 1).split('-');
    const component = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
    const file = project.find(({ path }) => path === `client/${module}.tsx`);
    return file !== undefined && new RegExp(`^export function ${component}\\(`, 'm').test(file.text);
  };
  expect(modules.filter((module) => !isShown(module))).toEqual([]);
});

test('npm run screens photographs every page that the server answers with', () => {
  const registered = project
    .filter(({ path }) => path.startsWith('server/gateway/web/'))
    .flatMap(({ text }) => [...text.matchAll(registration)].map(([, route]) => route!));
  expect([...new Set(registered)].filter((route) => !withoutPage.has(route)).sort()).toEqual(Object.keys(routes).sort());
  expect(missing({ ...routes, ...beforeRouter })).toEqual([]);
});

test('npm run screens photographs every popup, question, alert and lasting notice', () => {
  const opening = project.filter(opensPopup).map(({ path }) => path);
  expect(opening.sort()).toEqual(Object.keys(popups).sort());
  expect(missing(popups)).toEqual([]);
});

test('Each module that is named as one for use with or without a connection is there', () => {
  const paths = new Set(project.map(({ path }) => path));
  const modules = [...OFFLINE_MODULES, ...ONLINE_MODULES].filter((name) => !name.endsWith('.svg'));
  expect(modules.filter((name) => !paths.has(`client/${name}`))).toEqual([]);
});
