import { useState } from 'react';
import { DEFAULT_DESIGN } from '../../../../server/pages/page-design.rules.js';
import type { EditorOfPageQuery } from '../../../api/generated/graphql.js';
import type { DraftInHand } from '../../../page-editing/draft/use-draft.js';
import { PublishPanel } from '../../../page-editing/layout/publish-panel.js';
import { addressQuestionTexts, pageAddressTexts } from '../../../texts/en/publish-panels.js';
import { titleQuestionTexts } from '../../../texts/en/publish-state.js';
import { useAddressToTake } from '../start/use-address-to-take.js';
import type { Publication, Publishing } from '../use-publish.js';
import { AddressQuestion } from './address-question.js';
import { PageAddress } from './page-address.js';
import { TitleQuestion, useNewTitle } from './title-question.js';

interface AfterPublishingProps {
  readonly inHand: DraftInHand;
  readonly publishing: Publishing;
  readonly page: EditorOfPageQuery['page'];
  /** Fetches the page again, after it has got an address. */
  readonly onFetch: () => void;
  /** Shows the QR code of the page. */
  readonly onCode: () => void;
}

/**
 * What a publication leads to: a title, if the page has that of every new page, an address, if it has none, and, when people can open the
 * page for the first time, the ways to bring its address to them. Whoever closes the panel is asked nothing more.
 */
export function AfterPublishing({ inHand, publishing, page, onFetch, onCode }: AfterPublishingProps) {
  const panel = usePanel(publishing.published, page.address === null);
  const saveTitle = useNewTitle(inHand, publishing);
  const field = useAddressToTake(page, onFetch);
  const { title } = inHand.draft.published;
  const step = stepOf(panel, title, page);
  if (step === null) return null;
  return (
    <PublishPanel title={TITLES[step]} hint={HINTS[step]} step={step} onClose={panel.close}>
      {(close) => {
        if (step === 'title') {
          return <TitleQuestion onKeep={panel.settleTitle} onTitle={(written) => (panel.settleTitle(), saveTitle(written))} />;
        }
        if (step === 'address') return <AddressQuestion field={field} isFocused={panel.isNews} onTaken={panel.announce} onLater={close} />;
        return page.address !== null && <PageAddress address={page.address} title={title} onCode={() => (close(), onCode())} />;
      }}
    </PublishPanel>
  );
}

type Step = 'title' | 'address' | 'share';

const TITLES: Readonly<Record<Step, string>> = {
  title: titleQuestionTexts.question,
  address: addressQuestionTexts.title,
  share: pageAddressTexts.title,
};

const HINTS: Readonly<Record<Step, string>> = {
  title: titleQuestionTexts.hint,
  address: addressQuestionTexts.hint,
  share: pageAddressTexts.hint,
};

interface PanelState {
  readonly isOpen: boolean;
  /** Whether people can open the page for the first time. */
  readonly isNews: boolean;
  /** Whether the title is decided. */
  readonly isTitled: boolean;
}

function stepOf({ isOpen, isNews, isTitled }: PanelState, title: string, page: AfterPublishingProps['page']): Step | null {
  if (!isOpen) return null;
  if (isNews && !isTitled && title === DEFAULT_DESIGN.title) return 'title';
  // Nobody can open it, whatever its address is.
  if (page.isHidden) return null;
  if (page.address === null) return 'address';
  return isNews ? 'share' : null;
}

const CLOSED: PanelState = { isOpen: false, isNews: false, isTitled: false };

/** The panel opens with a publication. One that the panel itself has led to, with a new title, changes nothing about it. */
function usePanel(published: Publication | null, hasNoAddress: boolean) {
  const [state, setState] = useState(CLOSED);
  const [seen, setSeen] = useState<Publication | null>(null);
  if (published !== seen) {
    setSeen(published);
    if (!state.isOpen && published && (published.isFirst || hasNoAddress)) setState({ ...CLOSED, isOpen: true, isNews: published.isFirst });
  }
  return {
    ...state,
    close: () => setState(CLOSED),
    settleTitle: () => setState((now) => ({ ...now, isTitled: true })),
    announce: () => setState((now) => ({ ...now, isNews: true, isTitled: true })),
  };
}
