/** The other modules for use without a connection: those that every screen loads in idle time, and the picture of the offline notice. */
export const OFFLINE_MODULES: readonly string[] = [
  'controls/notifications/notification-layer.tsx',
  'shell/frame/lasting-notices.tsx',
  'art/lost.svg',
];

/**
 * Parts that are not stored on the device: a page is seldom begun with a starter, or its QR code printed, without a connection. Counts and
 * former versions are not known then, nor what the account has of the draft, nor the other pages and the looks of the account, nor that a page
 * was deleted, or why it is hidden, or when it is there. Who may find a page is not changed then, and no password set. No published version can differ from the draft, and no picture can be sent, and no session ended. A release is
 * seldom older than a draft, and a browser seldom has a draft of a former one. Nobody signs up or asks another site, and what is still a sample of
 * a starter is not marked.
 */
export const ONLINE_MODULES: readonly string[] = [
  'features/editor/publishing/saving/account-draft-dialog.tsx',
  'features/editor/drafts/choose-design-dialog.tsx',
  'features/editor/drafts/found-design-dialog.tsx',
  'features/editor/drafts/newer-draft.tsx',
  'features/editor/history/history-dialog.tsx',
  'features/editor/pages/missing-page.tsx',
  'features/editor/link-previews/preview-link.ts',
  'features/editor/own-looks/account-looks.ts',
  'features/editor/pages/page-switcher-list.tsx',
  'features/editor/drafts/rescue-notice.tsx',
  'features/editor/start/start-editor.tsx',
  'features/editor/publishing/access/away-page.ts',
  'features/editor/publishing/access/draft-link.tsx',
  'features/editor/publishing/access/make-lock.ts',
  'features/editor/publishing/access/who-sees-it.tsx',
  'features/editor/publishing/schedule/publish-later.tsx',
  'features/editor/publishing/changes/compare-dialog.tsx',
  'features/editor/publishing/access/hidden-notice.tsx',
  'features/editor/publishing/share/code-to-print.tsx',
  'features/editor/tile-counts/tile-counts.tsx',
  'features/editor/tile-pictures/upload-tile-picture.ts',
  'features/editor/waiting-pictures/publishable.ts',
  'features/editor/waiting-pictures/waiting-pictures.tsx',
  'features/editor/wallpaper/wallpaper-dialog.tsx',
  'features/guest-editor/guest-start.tsx',
  'features/personal/pages/why-hidden.tsx',
  'features/personal/webhooks/webhook-list.tsx',
  'page-editing/starters/samples.ts',
  'shell/navigation/end-on-server.ts',
  'shell/page-code/page-code-dialog.tsx',
  'shell/profile-picture/profile-picture-dialog.tsx',
  'shell/visits/page-counts-dialog.tsx',
  'shell/visits/week-visits.tsx',
];
