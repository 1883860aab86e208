import { useEffect, useEffectEvent, useState } from 'react';
import { DESIGN_LIMITS } from '../../../../server/pages/page-design.rules.js';
import { Button } from '../../../controls/button.js';
import { TextField } from '../../../controls/text-field.js';
import type { DraftInHand } from '../../../page-editing/draft/use-draft.js';
import { PanelAnswers, PanelForm, PublishPanel } from '../../../page-editing/layout/publish-panel.js';
import { titleQuestionTexts as texts } from '../../../texts/en/publish-state.js';
import type { Publishing } from '../use-publish.js';

export interface TitleQuestionProps {
  readonly inHand: DraftInHand;
  readonly publishing: Publishing;
}

/** Asks for a title, after a page was published for the first time with the title of every new page. Leaving it leaves the title as it is. */
export function TitleQuestion({ inHand: { draft, change }, publishing }: TitleQuestionProps) {
  const [title, setTitle] = useState('');
  const [saved, setSaved] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const publish = useEffectEvent(() => void publishing.publish());
  const isInDraft = saved === draft.design.title;
  useEffect(() => {
    if (isInDraft) publish();
  }, [isInDraft]);

  function save() {
    const written = title.trim();
    if (written === '') return;
    change({ type: 'title-changed', title: written });
    change({ type: 'typing-ended' });
    setSaved(written);
  }

  if (isLeft) return null;
  return (
    <PublishPanel title={texts.question} hint={texts.hint} onClose={() => setLeft(true)}>
      {(close) => (
        <PanelForm onSubmit={() => (close(), save())}>
          <TextField
            label={texts.label}
            value={title}
            maxLength={DESIGN_LIMITS.titleLength}
            dir="auto"
            autoComplete="off"
            data-first=""
            onChange={({ target }) => setTitle(target.value)}
          />
          <PanelAnswers>
            <Button kind="line" onClick={close}>
              {texts.keep}
            </Button>
            <Button kind="ink" type="submit" disabled={title.trim() === ''}>
              {texts.submit}
            </Button>
          </PanelAnswers>
        </PanelForm>
      )}
    </PublishPanel>
  );
}
