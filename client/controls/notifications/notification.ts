export interface Notification {
  /** One line. */
  text: string;
  /** What it is about, such as the address of a page. */
  about?: string | null | undefined;
  /**
   * The colour of its quad; gold for a change that can be undone. A failure is announced at once, other texts when the screen reader
   * pauses.
   */
  tone: 'done' | 'failed' | 'gold' | 'grey';
  action?: { label: string; onPress: () => void };
}

export interface ShownNotification extends Notification {
  id: number;
  open: boolean;
}
