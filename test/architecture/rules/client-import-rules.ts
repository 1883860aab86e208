import { allowOnly } from '../import-checker.js';
import { plant, type Rule } from './rule.js';

const PURE_RULES = 'server/**/*.rules.ts';
const EDITING_MAY = ['client/{page-view,controls,texts,shell,art}/**', PURE_RULES, 'package:**'];

/** Who in the client may import whom: rows of the table in `import-rules.ts`. */
export const clientImportRules: readonly Rule[] = [
  allowOnly('A feature imports named folders beside the features, and never another feature', {
    from: ['client/features/<feature>/**'],
    may: ['client/features/<feature>/**', 'client/{api,shell,controls,texts,page-view,page-editing,art}/**', PURE_RULES, 'package:**'],
    planted: [
      plant('client/features/editor/editor-page.tsx', `import { LoginPage } from '../auth/login-page.js';`),
      plant('client/features/editor/editor-page.tsx', `import { Page } from '../../../server/pages/page.js';`),
      plant('client/features/editor/editor-page.tsx', `import { routes } from '../../routes.js';`),
    ],
  }),
  allowOnly('The service worker imports rules and the library it is made with: it runs without a document', {
    from: ['client/service-worker/**'],
    may: ['client/service-worker/**', PURE_RULES, 'workbox-precaching', 'workbox-routing', 'workbox-strategies'],
    planted: [
      plant('client/service-worker/service-worker.ts', `import { screens } from '../shell/screens.js';`),
      plant('client/service-worker/service-worker.ts', `import { useState } from 'react';`),
    ],
  }),
  allowOnly('page-view imports rules, texts, react and what loads code later: it renders on the server and in the editor', {
    from: ['client/page-view/**'],
    may: [
      'client/page-view/**',
      'client/texts/**',
      'client/controls/loading/lazy-part.ts',
      PURE_RULES,
      'react',
      'react-dom',
      'client/art/**',
    ],
    planted: [
      plant('client/page-view/page-view.tsx', `import { apolloClient } from '../api/connection/apollo-client.js';`),
      plant('client/page-view/page-view.tsx', `import { useQuery } from '@apollo/client/react';`),
      plant('client/page-view/page-view.tsx', `import { Button } from '../controls/buttons/button.js';`),
    ],
  }),
  allowOnly('A draft knows nothing of what edits it: of page-editing it imports its own room only', {
    from: ['client/page-editing/draft/**'],
    may: ['client/{controls,texts,shell,art}/**', 'client/page-editing/draft/**', PURE_RULES, 'package:**'],
    never: ['@apollo/client'],
    planted: [
      plant('client/page-editing/draft/draft.ts', `import { EditorDocument } from '../../api/generated/editor.js';`),
      plant('client/page-editing/draft/use-undo.ts', `import { TileList } from '../tiles/tile-list.js';`),
    ],
  }),
  allowOnly('The editor of rich text imports its own room only', {
    from: ['client/page-editing/rich-text/**'],
    may: [...EDITING_MAY, 'client/page-editing/rich-text/**'],
    never: ['@apollo/client'],
    planted: [
      plant('client/page-editing/rich-text/rich-text-field.tsx', `import { usePopup } from '../popups/use-popup.js';`),
      plant('client/page-editing/rich-text/rich-text-field.tsx', `import type { Draft } from '../draft/draft.js';`),
      plant('client/page-editing/rich-text/addresses.ts', `import { gql } from '@apollo/client';`),
    ],
  }),
  allowOnly('The links of a page import the draft, emblems, what drags rows and their own room', {
    from: ['client/page-editing/links/**'],
    may: [...EDITING_MAY, 'client/page-editing/{draft,emblems,links}/**', 'client/page-editing/tiles/rows/row-sensors.ts'],
    never: ['@apollo/client'],
    planted: [
      plant('client/page-editing/links/social-links-dialog.tsx', `import { ListedTile } from '../tiles/listed-tile.js';`),
      plant('client/page-editing/links/social-links-dialog.tsx', `import { usePopup } from '../popups/use-popup.js';`),
    ],
  }),
  allowOnly('The kinds of tiles and emblems import the draft, rich text and each other: they know no list of tiles', {
    from: ['client/page-editing/{tile-kinds,emblems}/**'],
    may: [...EDITING_MAY, 'client/page-editing/{draft,rich-text,tile-kinds,emblems}/**'],
    never: ['@apollo/client'],
    planted: [
      plant('client/page-editing/tile-kinds/link/link-dialog.tsx', `import { TileList } from '../../tiles/tile-list.js';`),
      plant('client/page-editing/tile-kinds/tile-kinds.ts', `import { usePopup } from '../popups/use-popup.js';`),
    ],
  }),
  allowOnly('Visibility imports nothing of what it is shown in', {
    from: ['client/page-editing/visibility/**'],
    may: [...EDITING_MAY, 'client/page-editing/visibility/**'],
    never: ['@apollo/client'],
    planted: [plant('client/page-editing/visibility/visibility-fields.tsx', `import { KindDialog } from '../tile-kinds/kind-dialog.js';`)],
  }),
  allowOnly('Tiles import the draft, rich text, kinds, emblems and their own room: they know neither the design panel nor who opens it', {
    from: ['client/page-editing/tiles/**'],
    may: [...EDITING_MAY, 'client/page-editing/{draft,rich-text,tile-kinds,emblems,visibility,tiles}/**'],
    never: ['@apollo/client'],
    planted: [
      plant('client/page-editing/tiles/tile-list.tsx', `import { usePopup } from '../popups/use-popup.js';`),
      plant('client/page-editing/tiles/rows/tile-row.tsx', `import type { PopupKind } from '../../popups/use-popup.js';`),
      plant('client/page-editing/tiles/rows/tile-row.tsx', `import { ColorField } from '../../style/colors/color-field.js';`),
    ],
  }),
  allowOnly('Style imports the draft, the kinds of tiles, tiles and its own room', {
    from: ['client/page-editing/style/**'],
    may: [...EDITING_MAY, 'client/page-editing/{draft,tile-kinds,tiles,style}/**'],
    never: ['@apollo/client'],
    planted: [
      plant('client/page-editing/style/copy-style.tsx', `import type { PopupActions } from '../popups/use-popup.js';`),
      plant('client/page-editing/style/copy-style.tsx', `import { RichTextField } from '../rich-text/rich-text-field.js';`),
    ],
  }),
  allowOnly('The design panel imports the draft, style, the storage of the browser and its own room', {
    from: ['client/page-editing/design/**'],
    may: [...EDITING_MAY, 'client/api/browser-storage.ts', 'client/page-editing/{draft,style,design}/**'],
    never: ['@apollo/client'],
    planted: [plant('client/page-editing/design/looks/theme-gallery.tsx', `import { TileList } from '../../tiles/tile-list.js';`)],
  }),
  allowOnly('Starters import what a page is, and no part of its editor', {
    from: ['client/page-editing/starters/**'],
    may: [...EDITING_MAY, 'client/page-editing/starters/**'],
    never: ['@apollo/client'],
    planted: [plant('client/page-editing/starters/start-screen.tsx', `import type { DraftState } from '../draft/use-draft.js';`)],
  }),
  allowOnly('Popups import what they open, and nothing of the layout around them', {
    from: ['client/page-editing/popups/**'],
    may: [...EDITING_MAY, 'client/page-editing/{draft,links,tile-kinds,tiles,style,visibility,popups}/**'],
    never: ['@apollo/client'],
    planted: [plant('client/page-editing/popups/page-popups.tsx', `import { PageWorkbench } from '../layout/page-workbench.js';`)],
  }),
  allowOnly('Pasting imports what a pasted text can become, and nothing of the layout around it', {
    from: ['client/page-editing/pasting/**'],
    may: [...EDITING_MAY, 'client/page-editing/{draft,links,rich-text,tile-kinds,tiles,pasting}/**'],
    never: ['@apollo/client'],
    planted: [
      plant('client/page-editing/pasting/add-pasted.ts', `import { PageWorkbench } from '../layout/page-workbench.js';`),
      plant('client/page-editing/pasting/add-pasted.ts', `import { callServer } from '../../api/connection/call-server.js';`),
    ],
  }),
  allowOnly('The layout puts draft, tiles, design and popups together: whoever uses it brings the server', {
    from: ['client/page-editing/layout/**'],
    may: [...EDITING_MAY, 'client/page-editing/starters/samples.ts', 'client/page-editing/{draft,tiles,design,popups,pasting,layout}/**'],
    never: ['@apollo/client'],
    planted: [
      plant('client/page-editing/layout/page-workbench.tsx', `import { ColorField } from '../style/colors/color-field.js';`),
      plant('client/page-editing/layout/page-workbench.tsx', `import { EditorDocument } from '../../api/generated/editor.js';`),
      plant('client/page-editing/layout/page-workbench.tsx', `import { useMutation } from '@apollo/client/react';`),
      plant('client/page-editing/layout/page-workbench.tsx', `import { EditorPage } from '../../features/editor/editor-page.js';`),
    ],
  }),
  allowOnly('controls know nothing of what the product is about', {
    from: ['client/controls/**'],
    may: ['client/{controls,texts,art}/**', 'package:**'],
    never: ['@apollo/client'],
    planted: [
      plant('client/controls/buttons/button.tsx', `import { sessionToken } from '../../api/session/session-token.js';`),
      plant('client/controls/buttons/button.tsx', `import { parseLinkname } from '../../../server/pages/linknames/linkname.rules.js';`),
    ],
  }),
  allowOnly('shell imports api, controls, texts, page-view and rules', {
    from: ['client/shell/**'],
    may: ['client/{shell,api,controls,texts,page-view,art}/**', PURE_RULES, 'package:**'],
    planted: [plant('client/shell/frame/app-layout.tsx', `import { LoginPage } from '../../features/auth/login-page.js';`)],
  }),
  allowOnly('api imports texts and rules', {
    from: ['client/api/**'],
    may: ['client/{api,texts}/**', PURE_RULES, 'package:**'],
    planted: [
      plant('client/api/connection/apollo-client.ts', `import { useNotify } from '../../controls/notifications/notifications.js';`),
    ],
  }),
  allowOnly('Compiled texts import what chooses and formats their parts, and nothing else', {
    from: ['client/texts/**', 'server/texts/**', 'server/mail/texts/**'],
    may: ['@messageformat/runtime', 'server/mail/texts/*/mails.ts'],
    planted: [plant('client/texts/en/shell.ts', `import { createElement } from 'react';`)],
  }),
  allowOnly('A document that the server renders imports what screens import, and the screens it shows', {
    from: ['client/documents/**'],
    may: ['client/{documents,features,shell,controls,texts,page-view,api,art}/**', PURE_RULES, 'package:**'],
    planted: [
      plant('client/documents/landing-document.tsx', `import { routes } from '../routes.js';`),
      plant('client/documents/landing-document.tsx', `import { Page } from '../../../server/pages/page.js';`),
    ],
  }),
  allowOnly('The style guide imports the look: controls, the frame of screens, and drawings', {
    from: ['client/styleguide/**'],
    may: ['client/{styleguide,controls,shell,art}/**', 'package:**'],
    never: ['@apollo/client'],
    planted: [
      plant('client/styleguide/buttons.tsx', `import { LoginPage } from '../features/auth/login-page.js';`),
      plant('client/styleguide/buttons.tsx', `import { sessionToken } from '../api/session/session-token.js';`),
    ],
  }),
  allowOnly('The entries of the client import anything of it, and of the server only rules', {
    from: ['client/*'],
    // The configuration of the build shares that list with the bundler of the server.
    may: ['client/**', PURE_RULES, 'scripts/build/kept-calls.mjs', 'package:**'],
    planted: [plant('client/server-entry.tsx', `import { Page } from '../server/pages/page.js';`)],
  }),
];
