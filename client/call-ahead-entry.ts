import { sendAhead } from './api/connection/send.js';
import { EditorDocument } from './api/generated/editor.js';
import { APP_SCREENS } from '../server/gateway/web/app/app-screens.rules.js';
import { documentToken } from './api/session/session-token.js';

// The document of the editor loads this script before the app, which takes longer to load than the page to edit.
if (documentToken() !== null && window.location.pathname === APP_SCREENS.editor) sendAhead(EditorDocument);
