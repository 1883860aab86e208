import type { EditorOfPageQuery } from '../../../../api/generated/types.js';
import type { DraftState } from '../../../../page-editing/draft/use-draft.js';
import { PublishPanel, PanelAnswers, PanelForm } from '../../../../page-editing/layout/publish/publish-panel.js';
import { addressQuestionTexts, pageAddressTexts, unwrittenTexts } from '../../../../texts/en/publish-panels.js';
import { publishStateTexts } from '../../../../texts/en/publish-state.js';
import { useAddressToTake, type AddressToTake } from '../../start/use-address-to-take.js';
import type { Publishing, Publication } from '../../use-publish.js';
import type { PicturesToWait } from '../../waiting-pictures/use-waiting-pictures.js';
import { PublishedMiniature, PublishedPage } from './published-page.js';
import type { PublishPress } from '../sheet/use-publish-press.js';
import { FollowingNote, useWaitingBar } from './waiting-note.js';
import { UnwrittenTiles, UnwrittenTilesBelow } from '../changes/unwritten-tiles.js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLinknameAvailability } from '../../../../api/linknames/use-linkname-availability.js';
import { Button } from '../../../../controls/buttons/button.js';
import { useNotify } from '../../../../controls/notifications/notifications.js';
import { TextField } from '../../../../controls/fields/text-field.js';
import { LINKNAME_INPUT } from '../../../../shell/linkname-input.js';
import { linknameTexts } from '../../../../texts/en/accounts.js';
import type { Draft } from '../../../../page-editing/draft/draft.js';
import { newlyUnwritten } from '../changes/unwritten-tile.js';

interface AfterPublishingProps {
  readonly draftState: DraftState;
  readonly publishing: Publishing;
  readonly page: EditorOfPageQuery['page'];
  readonly me: EditorOfPageQuery['me'];
  readonly waiting: PicturesToWait;
  /** It knows which tiles were named before the publication, and are not named again, and when the focus is free for the panel. */
  readonly press: Pick<PublishPress, 'accepted' | 'isLeaving'>;
  /** Fetches the page again, after it has got an address. */
  readonly onFetch: () => void;
  /** Shows the QR code of the page. */
  readonly onCode: () => void;
}

/**
 * What a publication leads to: an address, if the page has none, and, when people can open the
 * page for the first time, the ways to bring its address to them. Tiles without a text are named, when visitors have got them. Whoever closes
 * the panel is asked nothing more.
 */
export function AfterPublishing({ draftState, publishing, page, me, waiting, press, onFetch, onCode }: AfterPublishingProps) {
  const { draft } = draftState;
  const { address } = page;
  const panel = usePanelAfterPublishing(publishing.published, { draft, hasNoAddress: address === null, accepted: press.accepted });
  const field = useAddressToTake(page, onFetch);
  useWaitingBar(publishing.published, draft.design);
  const { title } = draft.published;
  const step = stepOf(panel, page);
  if (step === null || press.isLeaving) return null;
  return (
    <PublishPanel
      {...wordsOf(step, panel.unwritten.length)}
      {...(step === 'share' && {
        done: publishStateTexts.published,
        picture: <PublishedMiniature design={draft.published} pictures={page} />,
      })}
      step={step}
      onClose={panel.close}
    >
      {(close) => {
        const tiles = { draft, keys: panel.unwritten, onLeave: close };
        switch (step) {
          case 'address':
            return <AddressQuestion field={field} isFocused={panel.isNews} onTaken={panel.announce} onLater={close} />;
          case 'share':
            return (
              <>
                {address !== null && (
                  <PublishedPage
                    {...{ address, title }}
                    linkname={page.linkname}
                    onCode={() => (close(), onCode())}
                    note={<FollowingNote design={draft.design} images={waitingImages(waiting)} me={me} />}
                  />
                )}
                <UnwrittenTilesBelow {...tiles} />
              </>
            );
          case 'texts':
            return <UnwrittenTiles {...tiles} />;
        }
      }}
    </PublishPanel>
  );
}

/** How many of them wait until the e-mail address is verified. */
function waitingImages({ profilePicture, wallpaper }: PicturesToWait): number {
  return [profilePicture, wallpaper].filter(({ kept }) => kept > 0).length;
}

type Step = 'address' | 'share' | 'texts';

interface PanelWords {
  readonly title: string;
  readonly hint: string;
}

/** `count` is the number of tiles without a text. */
function wordsOf(step: Step, count: number): PanelWords {
  if (step === 'texts') return { title: unwrittenTexts.title({ count }), hint: unwrittenTexts.hint({ count }) };
  const { title, hint } = step === 'address' ? addressQuestionTexts : pageAddressTexts;
  return { title, hint };
}

function stepOf({ isOpen, isNews, unwritten }: PanelState, page: AfterPublishingProps['page']): Step | null {
  if (!isOpen) return null;
  if (page.address === null) return 'address';
  // Nobody can open it.
  if (page.isHidden) return null;
  if (isNews) return 'share';
  return unwritten.length > 0 ? 'texts' : null;
}

interface AddressQuestionProps {
  readonly field: AddressToTake;
  /** Whether the focus goes to the field. Otherwise keys still work in the editor, such as those of Undo. */
  readonly isFocused: boolean;
  readonly onTaken: () => void;
  readonly onLater: () => void;
}

/** Asks for the address of a page that is published without one. It is checked, and refused, as in the settings of the account. */
function AddressQuestion({ isFocused, field: { typed, type, refusal, isTaking, take }, onTaken, onLater }: AddressQuestionProps) {
  const input = useRef<HTMLInputElement>(null);
  const notify = useNotify();
  const { available, reason } = useLinknameAvailability(typed);
  const tellRefusal = useEffectEvent(() => {
    notify({ text: linknameTexts.updateFailed, tone: 'failed' });
    input.current?.focus();
  });
  useEffect(() => {
    if (refusal !== undefined) tellRefusal();
  }, [refusal]);

  async function save() {
    if (typed.trim() === '' || reason !== undefined) return input.current?.focus();
    if (!(await take())) return;
    notify({ text: linknameTexts.updated, tone: 'done' });
    onTaken();
  }

  return (
    <PanelForm onSubmit={() => void save()}>
      <TextField
        {...LINKNAME_INPUT}
        ref={input}
        label={linknameTexts.choose}
        value={typed}
        required
        good={available ? linknameTexts.available : undefined}
        error={refusal ?? reason}
        data-first={isFocused ? '' : undefined}
        onChange={({ target }) => type(target.value)}
      />
      <PanelAnswers>
        <Button kind="line" onClick={onLater}>
          {addressQuestionTexts.later}
        </Button>
        <Button kind="ink" type="submit" busy={isTaking}>
          {addressQuestionTexts.submit}
        </Button>
      </PanelAnswers>
    </PanelForm>
  );
}

/** What the panel after a publication is about. */
interface PanelState {
  readonly isOpen: boolean;
  /** Whether people can open the page for the first time. */
  readonly isNews: boolean;
  /** The keys of the tiles that visitors have now, and that nobody has written a text for. */
  readonly unwritten: readonly string[];
}

interface KnownPage {
  readonly draft: Draft;
  readonly hasNoAddress: boolean;
  /** The keys of tiles that were named before the publication, and are not named again. */
  readonly accepted: readonly string[];
}

const CLOSED: PanelState = { isOpen: false, isNews: false, unwritten: [] };

/** The panel opens with a publication. */
function usePanelAfterPublishing(published: Publication | null, known: KnownPage) {
  const [state, setState] = useState(CLOSED);
  const [seen, setSeen] = useState<Publication | null>(null);
  if (published !== seen) {
    setSeen(published);
    if (!state.isOpen && published) setState(stateAfter(published, known));
  }
  return {
    ...state,
    close: () => setState(CLOSED),
    announce: () => setState((now) => ({ ...now, isNews: true })),
  };
}

function stateAfter({ isFirst, former }: Publication, { draft, hasNoAddress, accepted }: KnownPage): PanelState {
  const unwritten = newlyUnwritten(draft, former).filter((key) => !accepted.includes(key));
  return { ...CLOSED, isOpen: isFirst || hasNoAddress || unwritten.length > 0, isNews: isFirst, unwritten };
}
