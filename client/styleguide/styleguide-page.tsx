import { Buttons } from './buttons.js';
import { Notifications, Overlays, Waiting } from './feedback.js';
import { Fields, Files } from './fields.js';
import { Colours, Icons, Marks, Shape, Type } from './foundations.js';
import styles from './styleguide.module.css';

/** Every control in every state, and what controls are made of. */
export function StyleguidePage() {
  return (
    <main className={styles.page}>
      <h1>Style guide</h1>
      <p className={styles.lead}>
        Every control of this app in every state, and the colours, type and shapes that they are made of. States that need a mouse or the
        keyboard are forced.
      </p>
      <Marks />
      <Colours />
      <Type />
      <Icons />
      <Shape />
      <Buttons />
      <Fields />
      <Files />
      <Waiting />
      <Notifications />
      <Overlays />
    </main>
  );
}
