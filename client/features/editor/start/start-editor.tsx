import { useEffect, useState, type MouseEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import download from '../../../art/icons/lucide/download.svg?raw';
import { DEFAULT_DESIGN, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { failureOf } from '../../../api/connection/failure.js';
import type { EditorOfPageQuery } from '../../../api/generated/types.js';
import { noteOpenEditor } from '../../../api/session/open-editor.js';
import { site, siteHost } from '../../../api/site.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { Link } from '../../../controls/buttons/link-component.js';
import type { Draft } from '../../../page-editing/draft/draft.js';
import { StartScreen } from '../../../page-editing/starters/start-screen.js';
import type { Starter } from '../../../page-editing/starters/starter.js';
import type { Starting } from '../../../page-editing/draft/use-starting.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { lazyComponent, lazyPart } from '../../../controls/loading/lazy-part.js';
import { BLANK, IMPORT, START } from '../../../shell/screens.js';
import { linknameTexts } from '../../../texts/en/accounts.js';
import { startTexts as texts } from '../../../texts/en/starters.js';
import { WaitingEditor } from '../waiting-editor.js';
import { useAddressToTake, type AddressToTake } from './use-address-to-take.js';
import { useLinknameAvailability } from '../../../api/linknames/use-linkname-availability.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { LINKNAME_INPUT } from '../../../shell/linkname-input.js';
import { VerifiedEmail } from '../../../shell/email-verification/verified-email.js';
import styles from './start-editor.module.css';

export interface StartEditorProps {
  readonly draft: Draft;
  /** The account, by its first username. */
  readonly owner: string;
  /** Puts the page of a starter into the draft. */
  readonly onBegin: Starting;
  readonly page: EditorOfPageQuery['page'];
  /** Whether the account's e-mail address is verified. */
  readonly verified: boolean;
  /** Fetches the page again, after it has got an address. */
  readonly onFetch: () => void;
}

const LateImport = lazyComponent(
  lazyPart(() => import('../import/import-screen.js'), { preloads: false }),
  (module) => module.ImportScreen,
  {
    waiting: () => <WaitingEditor failure={null} onRetry={() => undefined} />,
    failed: ({ error, retry }) => <WaitingEditor failure={failureOf(error)} onRetry={retry} />,
  },
);

/**
 * The editor of a page that begins with a starter, or with a page from elsewhere. Choosing a starter, and what was found, is one step of undo. Leaving this screen changes
 * nothing.
 */
export function StartEditor({ draft, owner, onBegin, page, verified, onFetch }: StartEditorProps) {
  useEffect(() => noteOpenEditor(owner), [owner]);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const address = useAddressToTake(page, onFetch);
  const [title] = useState(() => titleOf(draft.design, page));

  async function begin(design: PageDesign, text: string | null) {
    onBegin(design, text);
    await navigate(pathname, { replace: true, state: design.tiles.length === 0 ? BLANK : null });
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  async function start(design: PageDesign, starter: Starter | null) {
    if (await address.take()) await begin(design, starter && texts.started({ name: starter.name }));
  }

  async function bring(design: PageDesign, from: string) {
    if (!(await address.take())) notify({ text: linknameTexts.updateFailed, tone: 'failed' });
    await begin(design, texts.brought({ from }));
  }

  if (search === IMPORT) {
    return (
      <LateImport
        {...{ draft, pageId: page.id, pictures: page }}
        siteName={site().siteName}
        onBack={() => void navigate(pathname + START, { replace: true })}
        onMake={bring}
      />
    );
  }
  return (
    <StartScreen
      design={draft.design}
      pictures={page}
      siteName={site().siteName}
      title={title}
      address={
        <>
          <StartAddress linkname={page.linkname} field={address} />
          {draft.version === 0 && <StartEmail verified={verified} onVerified={onFetch} />}
        </>
      }
      elsewhere={<Elsewhere href={pathname + IMPORT} onPress={() => void navigate(pathname + IMPORT, { replace: true })} />}
      busy={address.isTaking}
      onStart={(design, starter) => void start(design, starter)}
    />
  );
}

/** The way for somebody who has a page already. */
function Elsewhere({ href, onPress }: { readonly href: string; readonly onPress: () => void }) {
  // The choice of a starter is no step of the history either.
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <Link href={href} className={styles.elsewhere} onClick={press}>
      <span className={styles.elsewhereMark}>
        <IconDrawing svg={download} />
      </span>
      <span className={styles.elsewhereWords}>
        <b>{texts.elsewhere}</b>
        <span>{texts.elsewhereNote}</span>
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}

/** What the page is called already, or what its address says. */
function titleOf({ title }: PageDesign, { name, linkname }: StartEditorProps['page']): string {
  if (title !== DEFAULT_DESIGN.title) return title;
  return name ?? titleFrom(linkname ?? '');
}

interface StartAddressProps {
  /** The present linkname of the page. */
  readonly linkname: string | null;
  readonly field: AddressToTake;
}

/** The address of the page, which is its creator's by now, or a field to choose one. */
function StartAddress({ linkname, field }: StartAddressProps) {
  return linkname === null ? <AddressField {...field} /> : <OwnAddress address={`${siteHost()}/${linkname}`} />;
}

function OwnAddress({ address }: { readonly address: string }) {
  return (
    <p className={styles.own}>
      <Icon name="circle-check" className={styles.tick} />
      <span>
        {/* An address runs from left to right in every language. */}
        <strong className={styles.yours}>{texts.yours({ address: `\u2066${address}\u2069` })}</strong> {texts.notPublic}
      </span>
    </p>
  );
}

function AddressField({ typed, type, refusal }: AddressToTake) {
  const input = useRef<HTMLInputElement>(null);
  const { available, reason } = useLinknameAvailability(typed);
  useEffect(() => {
    if (refusal !== undefined) input.current?.focus();
  }, [refusal]);
  return (
    <TextField
      {...LINKNAME_INPUT}
      ref={input}
      label={texts.address}
      value={typed}
      hint={texts.addressHint}
      good={available ? linknameTexts.available : undefined}
      error={refusal ?? reason}
      onChange={({ target }) => type(target.value)}
    />
  );
}

interface StartEmailProps {
  readonly verified: boolean;
  /** Fetches the account again. */
  readonly onVerified: () => void;
}

/** Says of a new account, before the first picture, that visitors see pictures once its address is verified, and that the mail for it is on its way. */
function StartEmail({ verified, onVerified }: StartEmailProps) {
  const [isKnown] = useState(verified);
  if (isKnown) return null;
  return (
    <div className={styles.email}>
      <VerifiedEmail verified={verified} why={texts.forPictures} isAside onVerified={onVerified}>
        {null}
      </VerifiedEmail>
    </div>
  );
}

/** A title that fits a linkname, to be changed by its author: `salt-and-smoke` becomes `Salt and smoke`. */
function titleFrom(linkname: string): string {
  const words = linkname.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
