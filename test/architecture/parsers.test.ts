import { describe, expect, test } from '@jest/globals';
import { isHandWritten, readProject } from './source-tree.js';

/** What reads markup, archives and other formats that strangers have made. */
const PARSING =
  /new Parser\(|sanitizeHtml\(|new Marked\(|DOMParser\(|DOMPurify\(|dangerouslyPasteHTML\(|clipboard\.convert\(|\.innerHTML =|insertAdjacentHTML\(|createContextualFragment\(|unzipSync\(|createTarDecoder\(|busboy\(|JSON\.parse\(/;

/**
 * What bounds the work of each place that parses something from outside, so that twice the input is at most twice the work and a long one does
 * not delay others. Whoever adds a place has read what limits its input, and writes it here.
 */
const BOUNDS: Readonly<Record<string, string>> = {
  // Markup.
  'server/adapters/strangers-html/bounded-parser.ts': '5 MB, 512 open elements, in a thread above 16 kB: LM-05, LM-06',
  'server/adapters/tiles/sanitize-tile-html.ts': '1 MB, 200 open elements, in a thread above 2 kB: tile-sanitizer.contract.ts',
  'server/adapters/articles/render-markdown.ts': 'files of the operator, and nothing of strangers',
  'client/page-editing/rich-text/quill-clipboard.ts':
    'what is pasted, 400 kB, by the parser of the browser, each node once: LM-08 to LM-10',
  'client/page-editing/tiles/draft-html.ts': 'one tile of a draft, 100 kB, by the parser of the browser',
  'client/features/admin/pages/read-page-dialog.tsx': 'one tile of a page, 100 kB, by the parser of the browser, which runs nothing',
  'client/shell/frame/announcement-watch.ts': 'a document of this site',
  // Archives and forms.
  'client/features/editor/import/page-archive.ts':
    'a file that its owner has chosen, with limits of size and entries, in their own browser',
  'server/adapters/backups/tar-backup-archives.ts': 'backups of the operator, as a stream',
  'server/gateway/uploads/receive-form.ts': '10 MB as a stream, 20 parts, fields of 64 kB',
  // JSON of requests and of pages.
  'server/pages/json-depth.rules.ts': 'a document of an import, or a text in it, 2 MB, 64 levels: one of an account at a time: LM-25',
  'server/gateway/uploads/upload-request.ts': 'a field of 64 kB, 64 levels: LM-17',
  'server/accounts/passkeys/passkey.ts': 'a field of a request of 1 MB, for a challenge that is known',
  'server/adapters/proof-of-work/altcha-proof-of-work.ts': 'a field of a form of 64 kB',
};

/** Places that parse only what Tessera has written itself. */
const OWN: readonly string[] = [
  'client/api/connection/send.ts',
  'client/api/session/guest-page.ts',
  'client/api/site.ts',
  'client/document-entry.tsx',
  'client/features/auth/suspended/suspension.ts',
  'client/features/personal/webhooks/delivery-list.tsx',
  'client/page-editing/design/looks/own-looks.ts',
  'client/page-editing/draft/draft-document.ts',
  'client/report-entry.ts',
  'client/vite.config.ts',
  'server/adapters/embedded-postgres/binaries.ts',
  'server/adapters/embedded-postgres/terms.ts',
  'server/adapters/postgres/blocked-links/typeorm-link-check-store.ts',
  'server/adapters/postgres/settings/postgres-backup-log.ts',
  'server/administration/announcement.rules.ts',
  'server/backups/check-backup.ts',
  'server/config/config.ts',
  'server/gateway/web/client-bundle.ts',
  'server/pages/publishing/dry-run.ts',
];

const parsers = readProject()
  .filter((file) => isHandWritten(file) && !file.path.startsWith('test/'))
  .filter(({ text }) => PARSING.test(text))
  .map(({ path }) => path);

describe('LM-07 Each place that parses something of strangers is listed with what bounds its work', () => {
  test('no place is missing, and none is listed that parses nothing', () => {
    expect([...parsers].sort()).toEqual([...Object.keys(BOUNDS), ...OWN].sort());
  });

  test.each(['new Parser({', 'sanitizeHtml(html, {})', 'new DOMParser().parseFromString(text)', 'JSON.parse(body)', 'unzipSync(bytes)'])(
    'a parser is seen: %s',
    (text) => expect(PARSING.test(text)).toBe(true),
  );
});
