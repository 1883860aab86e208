import { useCallback, type ReactNode, memo } from 'react';
import { DEFAULT_DESIGN, DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import { editorTexts } from '../../texts/en/editor.js';
import { SettingRow } from './setting-button.js';
import type { DraftState } from '../draft/use-draft.js';
import { clsx } from 'clsx';
import { useSelectedFirst } from '../../controls/fields/use-selected-first.js';
import styles from './page-head.module.css';

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

interface InPlaceFieldProps {
  /** Which part of the page it is. */
  readonly part: 'title' | 'bio';
  readonly label: string;
  /** Whether the text is smaller, and the label stands in an empty field. */
  readonly small?: boolean;
  readonly value: string;
  readonly maxLength: number;
  /** A text that everybody replaces. */
  readonly placeholderText?: string;
  readonly onChange: (value: string) => void;
  /** Called when the field loses the focus. */
  readonly onLeave: () => void;
}

/** A field for a text of the page, in the font of the page. A long text breaks into lines. Enter makes no line break. */
const InPlaceField = memo(function InPlaceField({
  part,
  label,
  small,
  value,
  maxLength,
  placeholderText,
  onChange,
  onLeave,
}: InPlaceFieldProps) {
  return (
    <div className={clsx(styles.field, small && styles.small)} data-part={part} data-text={value || (small && label)}>
      <textarea
        className={styles.text}
        aria-label={label}
        {...(small && { placeholder: label })}
        value={value}
        rows={1}
        maxLength={maxLength}
        dir="auto"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
        {...useSelectedFirst(placeholderText)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
        }}
      />
    </div>
  );
});
