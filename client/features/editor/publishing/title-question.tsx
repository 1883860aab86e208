import { useEffect, useEffectEvent, useState } from 'react';
import { DESIGN_LIMITS } from '../../../../server/pages/design/page-design.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { TextField } from '../../../controls/fields/text-field.js';
import type { DraftState } from '../../../page-editing/draft/use-draft.js';
import { PanelAnswers, PanelForm } from '../../../page-editing/layout/publish/publish-panel.js';
import { titleQuestionTexts as texts } from '../../../texts/en/publish-state.js';
import type { Publishing } from '../use-publish.js';

interface TitleQuestionProps {
  readonly onKeep: () => void;
  /** Not called without a title. */
  readonly onTitle: (title: string) => void;
}

/** Asks for a title, after a page was published for the first time with the title of every new page. */
export function TitleQuestion({ onKeep, onTitle }: TitleQuestionProps) {
  const [title, setTitle] = useState('');
  const written = title.trim();
  return (
    <PanelForm onSubmit={() => written !== '' && onTitle(written)}>
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
        <Button kind="line" onClick={onKeep}>
          {texts.keep}
        </Button>
        <Button kind="ink" type="submit" disabled={written === ''}>
          {texts.submit}
        </Button>
      </PanelAnswers>
    </PanelForm>
  );
}

/** A function that sets the title of the draft, and publishes the page with it. */
export function useNewTitle({ draft, change }: DraftState, publishing: Publishing): (title: string) => void {
  const [saved, setSaved] = useState<string | null>(null);
  const publish = useEffectEvent(() => void publishing.publish());
  const isInDraft = saved === draft.design.title;
  useEffect(() => {
    if (isInDraft) publish();
  }, [isInDraft]);
  return (title) => {
    change({ type: 'title-changed', title });
    change({ type: 'typing-ended' });
    setSaved(title);
  };
}
