import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ConfirmProvider, useConfirm, type Question } from './confirm-dialog.js';

/** Asks a question in a dialog, in a document without a `ConfirmProvider`. True only if the user confirms. */
export function askAbove(question: Question): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      resolve(yes);
      root.unmount();
      place.remove();
    };
    // Not in StrictMode, which mounts twice: the second mount would answer the question with no.
    root.render(
      <ConfirmProvider>
        <Asked question={question} onAnswer={answer} />
      </ConfirmProvider>,
    );
  });
}

function Asked({ question, onAnswer }: { readonly question: Question; readonly onAnswer: (yes: boolean) => void }) {
  const confirm = useConfirm();
  useEffect(() => {
    void confirm(question).then(onAnswer);
  }, [confirm, question, onAnswer]);
  return null;
}
