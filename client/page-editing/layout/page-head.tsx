import { useCallback, type ReactNode } from 'react';
import { DEFAULT_DESIGN, DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import { editorTexts } from '../../texts/en/editor.js';
import { InPlaceField } from './in-place-field.js';
import styles from './page-head.module.css';
import { SettingRow } from './setting-button.js';
import type { DraftState } from '../draft/use-draft.js';

interface PageHeadProps {
  readonly draftState: DraftState;
  /** The page's picture, if it can have one. */
  readonly profilePicture: ReactNode;
  /** The buttons of the settings for the whole page. */
  readonly children: ReactNode;
}

/** The page's picture, its title and the line about it, arranged as on the page, and its other settings. */
export function PageHead({ draftState: { draft, change }, profilePicture, children }: PageHeadProps) {
  const { bio = '', ...rest } = draft.design;
  const { title } = rest;
  const rename = useCallback((title: string) => change({ type: 'title-changed', title }), [change]);
  const leave = useCallback(() => change({ type: 'typing-ended' }), [change]);
  return (
    <>
      <div className={styles.identity}>
        {profilePicture && (
          <div className={styles.profilePicture} data-part="picture">
            {profilePicture}
          </div>
        )}
        <div className={styles.words}>
          <InPlaceField
            part="title"
            label={editorTexts.pageTitle}
            value={title}
            maxLength={DESIGN_LIMITS.titleLength}
            placeholderText={DEFAULT_DESIGN.title}
            onChange={rename}
            onLeave={leave}
          />
          <InPlaceField
            part="bio"
            label={editorTexts.bio}
            small
            value={bio}
            maxLength={DESIGN_LIMITS.bioLength}
            onChange={(text) => change({ type: 'look-changed', design: text === '' ? rest : { ...rest, bio: text } }, 'bio')}
            onLeave={leave}
          />
        </div>
      </div>
      {children && <SettingRow>{children}</SettingRow>}
    </>
  );
}
