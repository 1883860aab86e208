import type { SourceFile } from '../source-tree.js';
import { fits, plant, type Rule } from './rule.js';

const DATES = 'client/controls/dates.ts';

/** It renders for visitors, on the server and in a script that stands alone, in the time zone of the page. */
const VISITORS = 'client/page-view/**';

const ACTS = 'client/shell/use-act.ts';

/** Screens before an account is open: they have no session that could have ended, and say a refusal beside the form. */
const GUESTS = 'client/features/auth/**';

/** Files that handle a refusal themselves. */
const OTHER_ACTS: Readonly<Record<string, string>> = {
  'client/features/editor/surroundings.tsx': 'is asked for words by a dialog, which get none',
  'client/features/editor/fetch-page.ts': 'reads, and shows that by itself',
  'client/features/editor/import/use-page-import.ts': 'reads for minutes, and may be left',
  'client/features/editor/tile-pictures/upload-tile-picture.ts': 'returns what became of an upload to page-editing',
  'client/features/editor/own-looks/account-looks.ts': 'rejects to page-editing, which does not know the server',
  'client/features/editor/publishing/access/make-lock.ts': 'returns what became of it to page-editing',
  'client/features/editor/use-publish.ts': 'publishing has the two bars of the specification, and a question between two pages',
  'client/features/editor/publishing/access/use-page-visibility.ts': 'a form that may not drop what was typed',
  'client/features/personal/account/use-email-verification.ts': 'the specification has it answered in a dialog',
  'client/features/personal/account/delete-account-dialog.tsx': 'asks for other fields when it is refused',
  'client/shell/leaving/sign-in-again.tsx': 'is busy until the page is left',
  'client/shell/profile-picture/use-picture-removal.ts': 'its bar has the status of the answer, as the specification says',
};

/** Where a query is sent without the Apollo client. */
const WITHOUT_CACHE: Readonly<Record<string, string>> = {
  'client/features/auth/**': 'guests load no client',
  'client/features/editor/{fetch-page.ts,surroundings.tsx}': 'the first calls of the editor, before the client is there',
  'client/features/editor/tile-counts/tile-counts.tsx': 'begins with the editor',
  'client/features/editor/publishing/saving/account-draft.ts': 'saves and compares drafts: each answer is used once',
  'client/features/editor/import/use-page-import.ts': 'asks how far an import is: each answer is used once',
  'client/features/editor/own-looks/account-looks.ts': 'answers page-editing, which does not know the server',
  'client/features/editor/publishing/sheet/page-fields.tsx': 'asks about what is being typed',
  'client/features/admin/{audit-log/save-log.tsx,reports/report-statistics.tsx}': 'saves what it gets as a file',
  'client/features/personal/sessions/use-sessions.ts': 'asks before it ends the session',
  'client/shell/navigation/end-on-server.ts': 'ends the session',
  'client/shell/email-verification/use-own-verification.ts': 'is in the frame of all screens',
};

/** What is shown and not kept. */
const CALLING: Readonly<Record<string, string>> = {
  'client/features/editor/editor-page.tsx': 'begins before the client is there',
  'client/features/guest-editor/guest-editor-page.tsx': 'guests load no client',
  'client/features/auth/recovery/recover-password-page.tsx': 'guests load no client',
  'client/features/admin/pages/read-page-dialog.tsx': 'to read what is hidden is an act, which the audit log has',
};

/** The names of all queries, as the modules of their documents have them. */
function queriesIn(files: readonly SourceFile[]): ReadonlySet<string> {
  const operations = files.filter(({ path }) => fits(path, 'client/**/*.graphql'));
  return new Set(operations.flatMap(({ text }) => [...text.matchAll(/^query (\w+)/gm)].map(([, name]) => `${name}Document`)));
}

/** What each part of the client does in one way. */
export const clientWayRules: readonly Rule[] = [
  {
    sentence:
      'What a screen shows of the server is read by useServerData: useCall and queries of callServer are for what has no Apollo client',
    find: (files) => {
      const queries = queriesIn(files);
      return files
        .filter(({ path }) => fits(path, 'client/{features,shell}/**/*.ts*') && !Object.hasOwn(CALLING, path))
        .filter(({ path }) => !Object.keys(WITHOUT_CACHE).some((place) => fits(path, place)))
        .filter(
          ({ text }) => /\buseCall\(/.test(text) || [...text.matchAll(/\bcallServer\(\s*(\w+)/g)].some(([, name]) => queries.has(name!)),
        )
        .map(({ path }) => `${path} reads from the server without the cache`);
    },
    planted: [
      [
        ...plant('client/features/admin/mail/mail.graphql', 'query AdminMail {'),
        ...plant('client/features/admin/mail/use-mails.ts', 'const loaded = await callServer(AdminMailDocument);'),
      ],
      plant('client/features/admin/overview/overview-part.tsx', 'const { value, failure, retry } = useCall(load);'),
    ],
  },
  {
    sentence: 'A screen says a day, a moment and how long ago something was by controls/dates.ts',
    find: (files) =>
      files
        .filter(({ path }) => fits(path, 'client/**/*.ts*') && path !== DATES && !fits(path, VISITORS))
        .filter(({ text }) => /\bIntl\.(DateTimeFormat|RelativeTimeFormat)\b|\.toLocale(Date|Time)String\(/.test(text))
        .map(({ path }) => `${path} formats a date itself`),
    planted: [
      plant(
        'client/features/admin/overview/day-bars.tsx',
        `const day = new Intl.DateTimeFormat(languageTexts.formats, { day: 'numeric' });`,
      ),
      plant('client/features/personal/sessions/time-ago.ts', 'const inWords = new Intl.RelativeTimeFormat(languageTexts.formats);'),
      plant('client/features/auth/day-of.ts', 'export const dayOf = (time: Date) => time.toLocaleDateString();'),
    ],
  },
  {
    sentence:
      'What somebody does is run by useAct, which keeps why it was refused: no screen asks by itself what is to be said of a refusal',
    find: (files) =>
      files
        .filter(({ path }) => fits(path, 'client/{features,shell}/**/*.ts*'))
        .filter(({ path }) => path !== ACTS && !fits(path, GUESTS) && !Object.hasOwn(OTHER_ACTS, path))
        .filter(({ text }) => /\bisToldAlready\(|\breasonOf\(failureOf\(/.test(text))
        .map(({ path }) => `${path} handles the refusal of an act itself`),
    planted: [
      plant('client/features/admin/mail/use-mails.ts', 'setReason(isToldAlready(failure) ? undefined : reasonOf(failure));'),
      plant('client/features/personal/use-changes.ts', 'setState({ busy: null, reason: reasonOf(failureOf(error)) });'),
      plant('client/features/editor/publishing/access/draft-link.tsx', 'if (!isToldAlready(failure)) setRefused(reasonOf(failure));'),
      plant('client/shell/popups/field-dialog.tsx', 'if (isToldAlready(failure)) return;'),
    ],
  },
  {
    sentence:
      'What former releases and older clients stored is known in former-drafts alone: the rest uses former-drafts.ts, and late reading.ts',
    find: (files) =>
      files
        .filter(({ path }) => fits(path, 'client/**/*.ts*') && !fits(path, 'client/page-editing/draft/former-drafts/**'))
        .filter(({ text }) => /former-drafts\/(?!former-drafts\.js|reading\.js)|'draft(Origin|Found|Of:)/.test(text))
        .map(({ path }) => `${path} knows how former drafts are stored`),
    planted: [
      plant('client/page-editing/draft/draft-store.ts', `import { ORIGIN_KEY } from './former-drafts/keys-of-older-clients.js';`),
      plant('client/features/editor/fetch-page.ts', `const origin = localStorage.getItem('draftOrigin');`),
    ],
  },
];
