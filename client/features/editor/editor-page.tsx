import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { newTile } from '../../../server/pages/design/page-design.rules.js';
import { EditorOfPageDocument } from '../../api/generated/editor-of-page.js';
import type { EditorOfPageQuery } from '../../api/generated/types.js';
import { useKeptAnswer } from '../../api/connection/kept-answers.js';
import { localStore } from '../../api/browser-storage.js';
import { onSessionLost } from '../../api/session/session-loss.js';
import { sessionChange } from '../../api/session/session-token.js';
import { site } from '../../api/site.js';
import { useCall } from '../../api/connection/use-call.js';
import { ButtonLink } from '../../controls/buttons/button-link.js';
import { whenIdle } from '../../controls/loading/when-idle.js';
import { CopyLink } from '../../page-editing/links/copy-link.js';
import { DraftStore } from '../../page-editing/draft/draft-store.js';
import { findFound, type SignedIn } from '../../page-editing/draft/former-drafts/former-drafts.js';
import { Notice } from '../../page-editing/layout/notice.js';
import { PublishButton } from '../../page-editing/layout/publish/publish-button.js';
import { useSamples } from '../../page-editing/layout/use-samples.js';
import { PageWorkbench } from '../../page-editing/layout/page-workbench.js';
import { useStarting } from '../../page-editing/draft/use-starting.js';
import { useDraft, type DraftState } from '../../page-editing/draft/use-draft.js';
import type { PagePictures } from '../../page-view/pictures/page-pictures.js';
import { PageTitle } from '../../shell/page-title.js';
import { addressToChoose, IMPORT, START } from '../../shell/screens.js';
import { useUnsavedChanges } from '../../shell/leaving/unsaved-changes.js';
import { editorTexts } from '../../texts/en/editor.js';
import { chooseDraft, type ServerPage } from './drafts/choose-draft.js';
import { draftToOpen, savedAtOpening, type Outline } from './publishing/saving/saved-draft.js';
import type { SavedDraftState } from './publishing/saving/use-draft-saving.js';
import { fetchPage, fetchPageToEdit, type PageToEdit } from './fetch-page.js';
import { HistoryButton, HistoryPopup } from './history/history-button.js';
import {
  looksPart,
  LateChoice,
  LateFirstSteps,
  LateFoundDesign,
  LateKeeping,
  LateNotice,
  LateOutdated,
  LateProfilePicture,
  LatePublishingState,
  LateStart,
  LateSwitcher,
  LateWaitingPictures,
  loadProfilePicture,
  loadPublishingState,
  tryAgain,
} from './editor-parts.js';
import { readEditorAnswer } from './server-page.js';
import { PublishQuestion } from './publishing/sheet/publish-question.js';
import { usePublishPress } from './publishing/sheet/use-publish-press.js';
import { Surroundings } from './surroundings.js';
import { isMissing, usePublish, type Publishing } from './use-publish.js';
import { WallpaperSettings } from './wallpaper/wallpaper-settings.js';
import { WaitingEditor } from './waiting-editor.js';
import { useWaitingPictures } from './waiting-pictures/use-waiting-pictures.js';
import { lazyPart } from '../../controls/loading/lazy-part.js';

// It need not be secret, only different from that of other tabs, and of other editors in this one.
const newTabName = () => Math.random().toString(36).slice(2);

function signedIn(): SignedIn {
  const change = sessionChange();
  if (change === null) return 'owner';
  return change === 'signed-out' ? 'nobody' : 'another';
}

/** The editor of a page of the signed-in account: of the one that the address names, or else of the main page. */
export function EditorPage() {
  const { pageId } = useParams();
  return <Editor key={pageId ?? 'main'} pageId={pageId} />;
}

function Editor({ pageId }: { readonly pageId: string | undefined }) {
  const { value: fetched, failure, retry } = useCall(useCallback(() => fetchPageToEdit(pageId), [pageId]));
  const heading = headingOf(fetched?.answer);
  return (
    <>
      <PageTitle>{heading}</PageTitle>
      <h1 className="visually-hidden">{heading}</h1>
      {fetched ? (
        <OpenEditor {...fetched} />
      ) : pageId !== undefined && isMissing(failure) ? (
        <LateNotice pageId={pageId} />
      ) : (
        <WaitingEditor failure={failure} onRetry={() => tryAgain(retry)} />
      )}
    </>
  );
}

/** With several pages, the title of the tab says which one is edited. */
function headingOf(fetched: EditorOfPageQuery | undefined): string {
  const { name, linkname } = fetched?.page ?? {};
  const label = fetched && fetched.me.pages.length > 1 && (name ?? linkname);
  return label ? `${label} · ${editorTexts.heading}` : editorTexts.heading;
}

function OpenEditor({ answer: fetched, reading, found }: PageToEdit) {
  const [opening] = useState(() => readStoredDrafts(readEditorAnswer(fetched), { reading, found, outline: fetched.page.draft }));
  const { draftStore, beginning } = opening;
  const draftState = useDraft(() => beginning.draft, draftStore);
  const [touched, setTouched] = useState(false);
  const [isSettled, onSettled] = useState(false);
  const [saved, onSaved] = useState<SavedDraftState | null>(null);
  const { id: pageId } = fetched.page;
  const publishing = usePublish(pageId, draftState);
  const isSample = useSamples(draftState.draft);
  const press = usePublishPress(draftState, publishing, isSample);
  useUnsavedChanges(draftState.unsaved || touched, draftState.keepNow, touched || publishing.underWay, saved?.keptAt);
  const { me, page } = useNewest(fetched);
  const { owner } = opening.page;
  const waiting = useWaitingPictures(page, owner);
  useEffect(() => whenIdle(loadLateParts), []);
  const { show, ...history } = useHistoryPopup();
  const { draft } = draftState;
  const { isStarting, begin } = useStart(draftState);
  const fetchAgain = useCallback(() => void Promise.allSettled([cachePart.fetch(), fetchPage(pageId)]), [pageId]);
  const account = { verified: me.emailVerified, onFetch: fetchAgain };
  const known = { draftState, publishing, page, opening };
  const isDone = (!draftState.unsaved || isSettled) && draft.version > 0;
  return (
    <Surroundings {...{ pageId, owner, draft, isSample }} {...account} onTilePicture={waiting.onTilePicture}>
      {isStarting ? (
        <LateStart {...{ draft, page, owner, ...account }} onBegin={begin} />
      ) : (
        <PageWorkbench
          draftState={draftState}
          newTile={newTile}
          siteName={site().siteName}
          pictures={waiting.shown}
          profilePicture={<LateProfilePicture {...{ page, ...account }} design={draft.design} waiting={waiting.profilePicture} />}
          looks={looksPart.fetch}
          wallpaper={<WallpaperSettings {...{ pageId, ...account }} wallpaper={waiting.shown.wallpaper} waiting={waiting.wallpaper} />}
          switcher={me.pages.length > 1 && <LateSwitcher page={page} design={draft.design} unsaved={draftState.unsaved} />}
          firstSteps={(editing) => <LateFirstSteps {...{ draft, editing, page }} waiting={waiting.profilePicture} />}
          history={<HistoryButton onPress={show} />}
          publicState={<LatePublishingState {...{ ...known, me, waiting, press, saved, onSettled }} onFetch={fetchAgain} />}
          notice={<Notices {...known} onSaved={onSaved} />}
          link={page.address === null ? <ChooseLinkname pageId={pageId} /> : <CopyLink address={page.address} />}
          publish={<PublishButton isDone={isDone} busy={publishing.underWay} onPress={press.press} />}
          question={<PublishQuestion {...{ draftState, page, me, press }} onFetch={fetchAgain} />}
          publishing={publishing.underWay}
          onTouched={setTouched}
          onLastMoment={onSessionLost}
        />
      )}
      {waiting.isAny && <LateWaitingPictures {...{ page, owner, draftState, waiting, ...account }} onPublish={press.press} />}
      <HistoryPopup {...history} pageId={pageId} draftState={draftState} pictures={page} siteName={site().siteName} />
      <Questions {...opening} draftState={draftState} publishing={publishing} pictures={page} />
    </Surroundings>
  );
}

function useHistoryPopup() {
  const [open, setOpen] = useState(false);
  return { open, show: () => setOpen(true), onClose: useCallback(() => setOpen(false), []) };
}

/** Whether the page begins with a starter or a page from elsewhere, and what puts one into the draft. To undo that leads back to the choice. */
function useStart(draftState: DraftState) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const begin = useStarting(
    draftState,
    useCallback(() => void navigate(pathname + START), [navigate, pathname]),
  );
  return { isStarting: search === START || search === IMPORT, begin };
}

function useNewest(fetched: EditorOfPageQuery): EditorOfPageQuery {
  const [variables] = useState({ id: fetched.page.id });
  return useKeptAnswer(EditorOfPageDocument, variables, fetched);
}

// If this fails, the editor goes on with what it has fetched.
const cachePart = lazyPart(() => import('../../api/connection/apollo-client.js'), { preloads: false });
const loadLateParts = () => void Promise.allSettled([cachePart.fetch(), loadPublishingState(), loadProfilePicture()]);

/** What this device and the account have of the page. */
function readStoredDrafts(page: ServerPage, { reading, found, outline }: Opening) {
  const draftStore = new DraftStore(localStore, { ...page, tab: newTabName(), signedIn });
  const isReplaced = found?.isAsked === false;
  const newer = reading?.restoreNewer(localStore, page, isReplaced || outline?.isDiscarded === true);
  const stored = draftStore.read(isReplaced ? null : reading);
  if (isReplaced) draftStore.takeOver();
  const beginning = chooseDraft(draftToOpen(found, stored), page);
  draftStore.saved = savedAtOpening(stored, outline, found);
  const hasFound = newer?.areOffered === true || findFound(localStore, page) !== null;
  return { draftStore, beginning, hasFound, hasNewer: newer?.areKept === true, page, found };
}

interface Opening extends Pick<PageToEdit, 'reading' | 'found'> {
  readonly outline: Outline | null;
}

type QuestionsProps = Pick<ReturnType<typeof readStoredDrafts>, 'beginning' | 'found' | 'hasFound' | 'page'> & {
  readonly draftState: DraftState;
  readonly publishing: Publishing;
  readonly pictures: PagePictures;
};

/** Which of several designs of the page its creator wants. Also asked when the page was published elsewhere while it was edited here. */
function Questions({ beginning, hasFound, found, page, draftState, publishing, pictures }: QuestionsProps) {
  return (
    <>
      {beginning.outdated && !found?.isAsked && <LateOutdated draftState={draftState} version={page.version} pictures={pictures} />}
      {hasFound && !beginning.outdated && !found?.isAsked && <LateFoundDesign draftState={draftState} page={page} />}
      <LateChoice
        question="elsewhere"
        open={publishing.elsewhere !== null}
        theirs={publishing.elsewhere?.design}
        mine={draftState.draft.design}
        pictures={pictures}
        onTheirs={publishing.loadTheirs}
        onMine={() => void publishing.publishMine()}
        onClose={publishing.decideLater}
      />
    </>
  );
}

interface NoticesProps {
  readonly draftState: DraftState;
  readonly publishing: Publishing;
  readonly page: EditorOfPageQuery['page'];
  readonly opening: ReturnType<typeof readStoredDrafts>;
  readonly onSaved: (saved: SavedDraftState) => void;
}

function Notices({ draftState, publishing: { problem, isGone }, page: { address, isHidden }, opening, onSaved }: NoticesProps) {
  return (
    <>
      {problem !== null && <Notice tone="failed">{problem}</Notice>}
      {address === null && draftState.draft.version > 0 && <Notice tone="plain">{editorTexts.unseen}</Notice>}
      <LateKeeping {...{ draftState, opening, isHidden, isGone, onSaved }} />
    </>
  );
}

function ChooseLinkname({ pageId }: { readonly pageId: string }) {
  return (
    <ButtonLink kind="line" href={addressToChoose(pageId)}>
      {editorTexts.chooseLinkname}
    </ButtonLink>
  );
}
