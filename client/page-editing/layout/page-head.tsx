import { useCallback, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Link } from '../../controls/link-component.js';
import type { PagePictures } from '../../page-view/page-pictures.js';
import { portraitShape } from '../../page-view/page-styles.js';
import { ResponsivePicture } from '../../page-view/responsive-picture.js';
import { screens } from '../../shell/screens.js';
import { editorTexts } from '../../texts/en/editor.js';
import styles from './page-head.module.css';
import { SettingRow } from './setting-button.js';
import { TitleField } from './title-field.js';
import type { DraftInHand } from '../draft/use-draft.js';

interface PageHeadProps {
  readonly inHand: DraftInHand;
  readonly pictures: PagePictures | undefined;
  /** The buttons of the settings for the whole page. */
  readonly children: ReactNode;
}

/** The page's picture and title, arranged as on the page, and its other settings. */
export function PageHead({ inHand: { draft, change }, pictures, children }: PageHeadProps) {
  const portrait = pictures?.profilePicture;
  const rename = useCallback((title: string) => change({ type: 'title-changed', title }), [change]);
  const leave = useCallback(() => change({ type: 'typing-ended' }), [change]);
  return (
    <>
      <div className={styles.identity}>
        {portrait ? (
          <span style={{ borderRadius: portraitShape(draft.design.tiles) }} className={styles.clip}>
            <ResponsivePicture picture={portrait} sizes="76px" alt="" className={styles.portrait} />
          </span>
        ) : (
          pictures && (
            <Link href={screens.personal} className={clsx(styles.portrait, styles.slot)}>
              {editorTexts.addPicture}
            </Link>
          )
        )}
        <TitleField title={draft.design.title} onChange={rename} onLeave={leave} />
      </div>
      {children && <SettingRow>{children}</SettingRow>}
    </>
  );
}
