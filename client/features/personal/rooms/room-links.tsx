import { useLocation } from 'react-router';
import type { PersonalQuery } from '../../../api/generated/types.js';
import arrowLeft from '../../../art/icons/lucide/arrow-left.svg?raw';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { Link } from '../../../controls/buttons/link-component.js';
import { screens } from '../../../shell/screens.js';
import { personalTexts, roomTexts } from '../../../texts/en/personal.js';
import { roomAt, ROOMS } from './rooms.js';
import styles from './room-links.module.css';

/** The rooms beside the one that is shown, and whose they are. */
export function RoomRail({ account }: { readonly account: PersonalQuery['me'] | undefined }) {
  const { pathname } = useLocation();
  const current = roomAt(pathname);
  return (
    <div className={styles.beside}>
      <nav aria-label={roomTexts.nav}>
        <ul className={styles.rail}>
          {ROOMS.map((room) => (
            <li key={room.path}>
              <Link
                // The pages have no address of their own beside the rail.
                href={room.path === screens.pages ? screens.personal : room.path}
                aria-current={room === current ? 'page' : undefined}
                className={styles.room}
              >
                <IconDrawing svg={room.svg} />
                {room.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {account && (
        <p className={styles.owner}>
          <strong>{account.username}</strong>
          <bdi dir="ltr" className={styles.email}>
            {account.email}
          </bdi>
        </p>
      )}
    </div>
  );
}

/** The rooms as a list that fills the screen, each with what is in it. */
export function RoomList({ account }: { readonly account: PersonalQuery['me'] }) {
  return (
    <nav aria-label={roomTexts.nav}>
      <ul className={styles.list}>
        {ROOMS.map(({ path, name, note, svg }) => (
          <li key={path}>
            <Link href={path} className={styles.row}>
              <IconDrawing svg={svg} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.note}>{note(account)}</span>
              </span>
              <Icon name="chevron-right" className={styles.chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The way back to the list of rooms. */
export function BackToRooms() {
  return (
    <p className={styles.back}>
      <Link href={screens.personal} className={styles.backLink}>
        <IconDrawing svg={arrowLeft} isDirected />
        {personalTexts.title}
      </Link>
    </p>
  );
}
