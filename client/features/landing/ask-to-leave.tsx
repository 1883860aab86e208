import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ConfirmProvider, useConfirm } from '../../controls/confirm-dialog.js';
import { leaveQuestion } from '../../shell/leave-question.js';

/** Asks, above whatever the document shows, whether unsaved changes may be left; true only when somebody chose to. */
export function askToLeave(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (leave: boolean) => {
      resolve(leave);
      root.unmount();
      place.remove();
    };
    // Not in StrictMode: asked a second time, a question counts as answered with no.
    root.render(
      <ConfirmProvider>
        <LeaveQuestion onAnswer={answer} />
      </ConfirmProvider>,
    );
  });
}

function LeaveQuestion({ onAnswer }: { readonly onAnswer: (leave: boolean) => void }) {
  const confirm = useConfirm();
  useEffect(() => {
    void confirm(leaveQuestion()).then(onAnswer);
  }, [confirm, onAnswer]);
  return null;
}
