import type { ReactNode } from 'react';
import { NotificationLayer } from '../controls/notifications/notification-layer.js';
import type { Notification } from '../controls/notifications/notification.js';
import { StagedAlert, StagedConfirmation, StagedDialog, StagedPanel } from './staged-dialog.js';

/** Something open, and the name that its address has. */
export interface StageFacts {
  readonly name: string;
  readonly state: string;
  readonly shown: ReactNode;
}

export const DIALOG_STAGES: readonly StageFacts[] = [
  { name: 'dialog', state: 'Dialog', shown: <StagedDialog /> },
  { name: 'dialog-long', state: 'Dialog with a long text, which scrolls', shown: <StagedDialog paragraphs={14} /> },
  { name: 'dialog-rtl', state: 'Dialog, right to left', shown: <StagedDialog rightToLeft /> },
  { name: 'question', state: 'Question', shown: <StagedConfirmation /> },
  { name: 'question-danger', state: 'Question about a loss', shown: <StagedConfirmation danger /> },
  { name: 'alert', state: 'Something to read', shown: <StagedAlert /> },
];

export const PANEL_STAGES: readonly StageFacts[] = [{ name: 'panel', state: 'Panel beside its button', shown: <StagedPanel /> }];

export const NOTIFICATION_STAGES: readonly StageFacts[] = [
  notificationStage({ tone: 'done', text: 'Page Updated!', action: { label: 'View page', onPress: nothing } }),
  notificationStage({ tone: 'failed', text: 'Not saved. You appear to be offline.', action: { label: 'Try again', onPress: nothing } }),
  notificationStage({ tone: 'gold', text: 'Tile removed', action: { label: 'Undo', onPress: nothing } }),
  notificationStage({ tone: 'grey', text: 'Nothing has changed since you published the last time, so nothing was sent' }),
];

/** What an address asks to see alone; null for the whole style guide. */
export function stagedBy(search: string): ReactNode {
  const name = new URLSearchParams(search).get('stage');
  return [...DIALOG_STAGES, ...PANEL_STAGES, ...NOTIFICATION_STAGES].find((stage) => stage.name === name)?.shown ?? null;
}

function notificationStage(notification: Notification): StageFacts {
  const { tone } = notification;
  const shown = (
    <main>
      <h1 className="visually-hidden">Notification</h1>
      <NotificationLayer shown={{ ...notification, id: 1, open: true }} onHide={nothing} />
    </main>
  );
  return { name: `notification-${tone}`, state: `Notification, ${tone}`, shown };
}

function nothing(): void {}
