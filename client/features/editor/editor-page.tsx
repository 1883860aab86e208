import { useCallback, useState } from 'react';
import { newTile, type PageDesign } from '../../../server/pages/page-design.rules.js';
import { localStore } from '../../api/browser-storage.js';
import { onSessionLost } from '../../api/session-loss.js';
import { sessionChange } from '../../api/session-token.js';
import { site } from '../../api/site.js';
import { ButtonLink } from '../../controls/button-link.js';
import { CopyLink } from '../../page-editing/links/copy-link.js';
import { DraftState } from '../../page-editing/draft/draft-state.js';
import { createDraftKeeper, type Keeping } from '../../page-editing/draft/draft-keeper.js';
import type { SignedIn } from '../../page-editing/draft/draft-places.js';
import { Notice } from '../../page-editing/layout/notice.js';
import { PageWorkbench } from '../../page-editing/layout/page-workbench.js';
import { PublishButton } from '../../page-editing/layout/publish-button.js';
import { useDraft, type DraftInHand } from '../../page-editing/draft/use-draft.js';
import { PageTitle } from '../../shell/page-title.js';
import { screens } from '../../shell/screens.js';
import { useUnsavedChanges } from '../../shell/unsaved-changes.js';
import { WorkBoundary } from '../../shell/work-boundary.js';
import { editorTexts } from '../../texts/en/editor.js';
import { chooseDraft, type ServerPage } from './choose-draft.js';
import { ChooseDesignDialog } from './choose-design-dialog.js';
import { fetchPage, fetchPageToEdit } from './fetch-page.js';
import { designToOffer, FoundDesignDialog } from './found-design-dialog.js';
import { HistoryButton, HistoryPopup } from './history-button.js';
import { useFetched } from './use-fetched.js';
import { usePublish } from './use-publish.js';
import { WallpaperSettings } from './wallpaper/wallpaper-settings.js';
import { WaitingEditor } from './waiting-editor.js';

// It need not be secret, only different from other tabs.
const THIS_TAB = Math.random().toString(36).slice(2);

function signedIn(): SignedIn {
  const change = sessionChange();
  if (change === null) return 'owner';
  return change === 'signed-out' ? 'nobody' : 'another';
}

/** The signed-in account's editor. */
export function EditorPage() {
  const { value: page, failure, retry } = useFetched(fetchPageToEdit);
  function tryAgain() {
    // The pressed button is removed together with the failure.
    document.getElementById('main')?.focus({ preventScroll: true });
    retry();
  }
  return (
    <>
      <PageTitle>{editorTexts.heading}</PageTitle>
      <h1 className="visually-hidden">{editorTexts.heading}</h1>
      {page ? <OpenEditor page={page} /> : <WaitingEditor failure={failure} onRetry={tryAgain} />}
    </>
  );
}

function OpenEditor({ page }: { readonly page: ServerPage }) {
  const [{ keeper, beginning, found }] = useState(() => readStoredDrafts(page));
  const inHand = useDraft(() => beginning.draft, keeper);
  const [touched, setTouched] = useState(false);
  useUnsavedChanges(inHand.unsaved || touched, inHand.keepNow);
  const publishing = usePublish(inHand);
  const [pictures, setPictures] = useState(page.pictures);
  const [mayUpload, setMayUpload] = useState(page.emailVerified);
  const [historyOpen, setHistoryOpen] = useState(false);
  const closeHistory = useCallback(() => setHistoryOpen(false), []);
  const { draft } = inHand;
  function updatePage(now: ServerPage) {
    setPictures(now.pictures);
    setMayUpload(now.emailVerified);
  }
  const fetchAgain = () => void fetchPage().then(updatePage, () => undefined);
  return (
    <WorkBoundary>
      <PageWorkbench
        inHand={inHand}
        newTile={newTile}
        siteName={site().siteName}
        pictures={pictures}
        wallpaper={<WallpaperSettings wallpaper={pictures.wallpaper} onChanged={setPictures} mayUpload={mayUpload} onFetch={fetchAgain} />}
        history={<HistoryButton onPress={() => setHistoryOpen(true)} />}
        state={<KeepingState keeping={inHand.keeping} />}
        notice={<Notices problem={publishing.problem} unseen={page.address === null && draft.version > 0} hidden={page.hidden} />}
        link={page.address === null ? <ChooseLinkname /> : <CopyLink address={page.address} />}
        publish={<PublishButton busy={publishing.underWay} onPress={() => void publishing.publish()} />}
        publishing={publishing.underWay}
        onTouched={setTouched}
        onLastMoment={onSessionLost}
      />
      <HistoryPopup inHand={inHand} pictures={pictures} siteName={site().siteName} open={historyOpen} onClose={closeHistory} />
      {beginning.outdated && <OutdatedQuestion inHand={inHand} version={page.version} />}
      {found && !beginning.outdated && <FoundDesignDialog inHand={inHand} keeper={keeper} found={found} />}
      <ChooseDesignDialog
        open={publishing.elsewhere !== null}
        title={editorTexts.elsewhereTitle}
        explanation={editorTexts.elsewhere}
        mineLabel={editorTexts.publishMine}
        onTheirs={publishing.loadTheirs}
        onMine={() => void publishing.publishMine()}
        onClose={publishing.decideLater}
      />
    </WorkBoundary>
  );
}

/** What this device has stored for the account. */
function readStoredDrafts(page: ServerPage) {
  const keeper = createDraftKeeper(localStore, { owner: page.owner, tab: THIS_TAB, signedIn });
  return { keeper, beginning: chooseDraft(keeper.read(), page), found: designToOffer(keeper, page) };
}

/** Asked once, if the draft on this device is older than the page. */
function OutdatedQuestion({ inHand: { draft, change }, version }: { readonly inHand: DraftInHand; readonly version: number }) {
  const [open, setOpen] = useState(true);
  function settle(design: PageDesign) {
    change({ type: 'replaced', design, published: draft.published, version });
    setOpen(false);
  }
  return (
    <ChooseDesignDialog
      open={open}
      title={editorTexts.outdatedTitle}
      explanation={editorTexts.outdated}
      mineLabel={editorTexts.keepMine}
      onTheirs={() => settle(draft.published)}
      onMine={() => settle(draft.design)}
      onClose={() => setOpen(false)}
    />
  );
}

function KeepingState({ keeping }: { readonly keeping: Keeping }) {
  return <DraftState tone={keeping === 'kept' ? 'kept' : 'failed'}>{editorTexts.keeping[keeping]}</DraftState>;
}

function ChooseLinkname() {
  return (
    <ButtonLink kind="line" href={screens.personal}>
      {editorTexts.chooseLinkname}
    </ButtonLink>
  );
}

interface NoticesProps {
  readonly problem: string | null;
  readonly unseen: boolean;
  readonly hidden: boolean;
}

function Notices({ problem, unseen, hidden }: NoticesProps) {
  return (
    <>
      {problem !== null && <Notice tone="failed">{problem}</Notice>}
      {hidden && <Notice tone="plain">{editorTexts.hidden}</Notice>}
      {unseen && <Notice tone="plain">{editorTexts.unseen}</Notice>}
    </>
  );
}
