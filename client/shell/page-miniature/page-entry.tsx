import type { ComponentProps, ReactNode } from 'react';
import type { AccountPage } from '../../api/account-pages.js';
import house from '../../art/icons/lucide/house.svg?raw';
import { IconDrawing } from '../../controls/buttons/icon.js';
import { Quad } from '../../controls/buttons/quad.js';
import { BlankProfilePicture } from '../../page-view/pictures/blank-profile-picture.js';
import { ResponsivePicture } from '../../page-view/pictures/responsive-picture.js';
import { pagesTexts, pageStateTexts } from '../../texts/en/pages.js';
import styles from './page-entry.module.css';

/** The profile picture of a page in a list. It is only decorative. */
export function PageProfilePicture({ page: { profilePicture } }: { readonly page: AccountPage }) {
  return (
    <span aria-hidden="true" className={styles.place}>
      {profilePicture ? (
        <ResponsivePicture picture={profilePicture} sizes="48px" alt="" className={styles.profilePicture} />
      ) : (
        <BlankProfilePicture label="" className={styles.profilePicture} />
      )}
    </span>
  );
}

interface PageStateProps {
  readonly page: AccountPage;
  /** This device has changes of it that are not published. */
  readonly hasDraft: boolean;
  /** What is said of a hidden page with a mark of its own, if more is known. */
  readonly hidden?: ReactNode;
}

/** What visitors see of a page. */
export function PageState({ page, hasDraft, hidden }: PageStateProps) {
  const state = stateOf(page, hasDraft);
  return (
    <span className={styles.state}>
      {(state === 'hidden' && hidden) || (
        <>
          <StateMark tone={TONES[state]} />
          {pageStateTexts[state]}
        </>
      )}
    </span>
  );
}

/** The mark before what visitors see of a page. */
export function StateMark({ tone }: Pick<ComponentProps<typeof Quad>, 'tone'>) {
  return <Quad tone={tone} className={styles.quad} />;
}

/** Marks the main page in a list of several pages. */
export function MainMark() {
  return (
    <span className={styles.main}>
      <IconDrawing svg={house} className={styles.mark} />
      {pagesTexts.main}
    </span>
  );
}

const TONES = { hidden: 'failed', draft: 'gold', published: 'done', never: 'grey' } as const;

function stateOf({ version, isHidden }: AccountPage, hasDraft: boolean): keyof typeof TONES {
  if (isHidden) return 'hidden';
  if (version === 0) return 'never';
  return hasDraft ? 'draft' : 'published';
}
