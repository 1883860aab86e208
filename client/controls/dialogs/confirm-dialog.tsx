import { createContext, useCallback, useContext, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '../buttons/button.js';
import { ModalFrame } from './modal-frame.js';
import { controlTexts } from '../../texts/en/shell.js';
import dialog from './dialog.module.css';
import styles from './confirm-dialog.module.css';

/** A question that the user answers before something is done. */
export interface Question {
  title: string;
  /** What the user needs to know to answer. */
  explanation?: string;
  /** A text to copy, such as an address. It is selected. */
  copyable?: string;
  /** The label of the button for yes: a verb that says what happens. */
  confirmLabel: string;
  /** The label of the button for no. It has the focus, and Escape chooses it. */
  cancelLabel?: string;
  /** Whether yes deletes or leaves something. */
  danger?: boolean;
  /** Aborting it answers no, because the question is not needed any more. */
  withdrawn?: AbortSignal;
}

interface Asked extends Question {
  /** Each question gets a new dialog, so that it is read out and its button for no has the focus. */
  key: number;
  /** The first answer counts. */
  answer: (yes: boolean) => void;
  /** Tells who asked, and takes no answer any more. */
  end: () => void;
  /** It has only one button, for "understood". */
  alert: boolean;
}

type Ask = (question: Question, alert: boolean) => Promise<boolean>;

const AskContext = createContext<Ask | null>(null);

/** Makes `useConfirm` and `useAlert` available to everything below it. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const [answered, setAnswered] = useState<Asked>();
  const latest = useRef<Asked>(undefined);

  const ask = useCallback<Ask>((question, alert) => {
    // Only one question is open at a time. A newer one ends the older one with its answer, or, if it has none yet, with no.
    latest.current?.end();
    return new Promise((resolve) => {
      let given: boolean | undefined;
      const answer = (yes: boolean) => {
        if (given !== undefined) return;
        given = yes;
        setAnswered(mine);
      };
      // The promise is resolved after the dialog has closed, so that the caller can move the focus.
      const mine: Asked = { ...question, key: (latest.current?.key ?? 0) + 1, alert, answer, end: () => resolve((given ??= false)) };
      latest.current = mine;
      question.withdrawn?.addEventListener('abort', () => answer(false));
      setAsked(mine);
    });
  }, []);

  return (
    <AskContext value={ask}>
      {children}
      {asked && <ConfirmDialog key={asked.key} open={asked !== answered} question={asked} onAnswer={asked.answer} onGone={asked.end} />}
    </AskContext>
  );
}

/** Asks a question in a dialog. True only if the user confirms. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const ask = useAsk();
  return useCallback((question) => ask(question, false), [ask]);
}

/** Shows a text that must be read. Resolves when the dialog is closed. */
export function useAlert(): (text: string, copyable?: string) => Promise<void> {
  const ask = useAsk();
  return useMemo(
    () => async (text, copyable) => {
      await ask({ title: text, copyable, confirmLabel: controlTexts.understood }, true);
    },
    [ask],
  );
}

function useAsk(): Ask {
  const ask = useContext(AskContext);
  if (!ask) throw new Error('ConfirmProvider is missing above.');
  return ask;
}

function selectContent(element: HTMLElement | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}

interface ConfirmDialogProps {
  open: boolean;
  question: Question & { alert: boolean };
  onAnswer: (yes: boolean) => void;
  onGone: () => void;
}

function ConfirmDialog({ open, question, onAnswer, onGone }: ConfirmDialogProps) {
  const [titleId, explanationId] = [useId(), useId()];
  const { title, explanation, copyable, confirmLabel, cancelLabel = controlTexts.cancel, danger = false, alert } = question;
  return (
    <ModalFrame
      role="alertdialog"
      open={open}
      onClose={() => onAnswer(false)}
      onGone={onGone}
      width={440}
      shape="box"
      aria-labelledby={titleId}
      aria-describedby={(explanation ?? copyable) && explanationId}
    >
      <div className={styles.body}>
        <h2 id={titleId} className={styles.question}>
          {title}
        </h2>
        {explanation !== undefined && <p id={explanationId}>{explanation}</p>}
        {copyable !== undefined && (
          <p ref={selectContent} id={explanationId} dir="ltr" className={styles.copyable}>
            {copyable}
          </p>
        )}
      </div>
      <footer className={dialog.footer}>
        {!alert && (
          <Button kind="line" data-autofocus onClick={() => onAnswer(false)}>
            {cancelLabel}
          </Button>
        )}
        <Button kind={danger ? 'danger' : 'ink'} data-autofocus={alert || undefined} onClick={() => onAnswer(true)}>
          {confirmLabel}
        </Button>
      </footer>
    </ModalFrame>
  );
}
