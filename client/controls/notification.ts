export interface Notification {
  /** One line. */
  text: string;
  /** The colour of its quad; gold for what can be taken back. What failed is announced at once, the rest when the screen reader pauses. */
  tone: 'done' | 'failed' | 'gold' | 'grey';
  action?: { label: string; onPress: () => void };
}

export interface ShownNotification extends Notification {
  id: number;
  open: boolean;
}
