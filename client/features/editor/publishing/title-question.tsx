import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { DESIGN_LIMITS } from '../../../../server/pages/page-design.rules.js';
import { Button } from '../../../controls/button.js';
import { TextField } from '../../../controls/text-field.js';
import type { DraftInHand } from '../../../page-editing/draft/use-draft.js';
import { titleQuestionTexts as texts } from '../../../texts/en/publish-state.js';
import type { Publishing } from '../use-publish.js';
import styles from './title-question.module.css';

export interface TitleQuestionProps {
  readonly inHand: DraftInHand;
  readonly publishing: Publishing;
}

/**
 * Asks for a title, after a page was published for the first time with the title of every new page. It is beside the editor and not over it:
 * Escape and a press elsewhere leave the title as it is.
 */
export function TitleQuestion({ inHand: { draft, change }, publishing }: TitleQuestionProps) {
  const [titleId, hintId] = [useId(), useId()];
  const panel = usePanel();
  const [title, setTitle] = useState('');
  const [saved, setSaved] = useState<string | null>(null);
  const publish = useEffectEvent(() => void publishing.publish());
  const isInDraft = saved === draft.design.title;
  useEffect(() => {
    if (isInDraft) publish();
  }, [isInDraft]);

  function save(event: FormEvent) {
    event.preventDefault();
    const written = title.trim();
    panel.current?.hidePopover();
    if (written === '') return;
    change({ type: 'title-changed', title: written });
    change({ type: 'typing-ended' });
    setSaved(written);
  }

  return (
    <form
      ref={panel}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={hintId}
      className={styles.panel}
      onSubmit={save}
    >
      <h2 id={titleId} className={styles.question}>
        {texts.question}
      </h2>
      <p id={hintId} className={styles.hint}>
        {texts.hint}
      </p>
      <TextField
        label={texts.label}
        value={title}
        maxLength={DESIGN_LIMITS.titleLength}
        dir="auto"
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
      />
      <div className={styles.answers}>
        <Button kind="line" onClick={() => panel.current?.hidePopover()}>
          {texts.keep}
        </Button>
        <Button kind="ink" type="submit" disabled={title.trim() === ''}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

/** The panel, which opens at once. */
function usePanel() {
  const panel = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    panel.current?.showPopover();
    // Who is typing something else by now is not interrupted.
    if (!isTyping()) panel.current?.querySelector('input')?.focus();
  }, []);
  return panel;
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, [contenteditable]') === true;
}
