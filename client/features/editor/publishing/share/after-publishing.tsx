import type { EditorOfPageQuery } from '../../../../api/generated/types.js';
import type { DraftState } from '../../../../page-editing/draft/use-draft.js';
import { PublishPanel } from '../../../../page-editing/layout/publish/publish-panel.js';
import { addressQuestionTexts, pageAddressTexts, unwrittenTexts } from '../../../../texts/en/publish-panels.js';
import { publishStateTexts } from '../../../../texts/en/publish-state.js';
import { useAddressToTake } from '../../start/use-address-to-take.js';
import type { Publishing } from '../../use-publish.js';
import { AddressQuestion } from './address-question.js';
import type { PicturesToWait } from '../../waiting-pictures/use-waiting-pictures.js';
import { PublishedMiniature, PublishedPage } from './published-page.js';
import type { PublishPress } from '../sheet/use-publish-press.js';
import { FollowingNote, useWaitingBar } from './waiting-note.js';
import { UnwrittenTiles, UnwrittenTilesBelow } from '../changes/unwritten-tiles.js';
import { usePanelAfterPublishing, type PanelState } from './use-panel-after-publishing.js';

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
