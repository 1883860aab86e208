import { useEffect, useRef } from 'react';
import { FRESH, useServerData } from '../../../../api/connection/use-server-data.js';
import { PageAccessDocument } from '../../../../api/generated/page-access.js';
import type { PageAccess, PageAccessQuery } from '../../../../api/generated/types.js';
import { Button } from '../../../../controls/buttons/button.js';
import { Quad } from '../../../../controls/buttons/quad.js';
import { useHeldOpen } from '../../../../controls/dialogs/held-open.js';
import { ChoiceList } from '../../../../controls/fields/choice-list.js';
import { TextField } from '../../../../controls/fields/text-field.js';
import { PeriodFields } from '../../../../page-editing/visibility/period-fields.js';
import { ReadablePasswordField } from '../../../../page-editing/visibility/readable-password-field.js';
import { pageAccessTexts as texts, pagePasswordTexts } from '../../../../texts/en/page-access.js';
import { usePageVisibility, type PageVisibilityState } from './use-page-visibility.js';
import type { SeenBy } from './use-seen-by.js';
import styles from './who-sees-it.module.css';

const CHOICES = (['public', 'unlisted', 'password', 'nobody'] as const satisfies readonly PageAccess[]).map(
  (access) => [access, texts[access], texts.note({ access })] as const,
);

interface WhoSeesItProps {
  readonly pageId: string;
  /** Called with what the server has. */
  readonly onChange: (change: SeenBy) => void;
}

/** Who may find the published page, and when: a form, and nothing of it holds before it is saved. */
export function WhoSeesIt({ pageId, onChange }: WhoSeesItProps) {
  const { data } = useServerData(PageAccessDocument, { id: pageId }, FRESH);
  const fetched = data?.page;
  useEffect(() => {
    if (fetched) onChange({ access: fetched.access, period: fetched.period });
  }, [fetched, onChange]);
  // Without an answer, nothing is known, and the rest of the panel does not need it.
  return fetched && <VisibilityForm {...{ pageId, fetched, onChange }} />;
}

function VisibilityForm({ fetched, ...page }: WhoSeesItProps & { readonly fetched: PageAccessQuery['page'] }) {
  const form = usePageVisibility(fetched, page);
  const { chosen, write, isDirty, isSaving, refusals, save, reset } = form;
  const saveButton = useRef<HTMLButtonElement>(null);
  useHeldOpen(isDirty, saveButton);
  return (
    <section className={styles.access}>
      <div inert={isSaving}>
        <ChoiceList
          legend={texts.title}
          legendClass={styles.legend}
          choices={CHOICES}
          current={chosen.access}
          onChoose={(access) => write({ access })}
        >
          {chosen.access === 'password' && <PagePassword {...form} />}
        </ChoiceList>
        <div className={styles.time}>
          <PeriodFields typed={chosen.period} onWrite={(part) => write({ period: { ...chosen.period, ...part } })} />
        </div>
        <p role="alert" className={styles.refused}>
          {refusals.form}
        </p>
      </div>
      <div className={styles.foot}>
        <p role="status" className={styles.state}>
          {isDirty && <Quad tone="gold" className={styles.quad} />}
          {stateOf(form)}
        </p>
        {isDirty && (
          <>
            <Button kind="line" size="small" disabled={isSaving} onClick={reset}>
              {texts.cancel}
            </Button>
            <Button ref={saveButton} kind="ink" size="small" busy={isSaving} onClick={() => void save()}>
              {texts.save}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** Until it is saved, visitors see the page as before. */
function stateOf({ saved: { access, period }, isDirty, isSaved }: PageVisibilityState): string {
  if (isDirty) return texts.unsaved({ access });
  if (!isSaved) return '';
  return period.isTimed && access !== 'nobody' ? `${texts.saved({ access })} ${texts.timed}` : texts.saved({ access });
}

/** The password that is set is not shown. It stays unless another one is typed. */
function PagePassword({ chosen, saved, refusals, write, save }: PageVisibilityState) {
  return (
    <div className={styles.password}>
      <ReadablePasswordField
        label={pagePasswordTexts.password}
        value={chosen.password}
        hint={saved.access === 'password' ? pagePasswordTexts.keeps : pagePasswordTexts.passOn}
        error={refusals.password}
        onType={(password) => write({ password })}
        onEnter={() => void save()}
      />
      <TextField
        label={pagePasswordTexts.hint}
        value={chosen.hint}
        dir="auto"
        maxLength={200}
        placeholder={pagePasswordTexts.usualHint}
        error={refusals.hint}
        onChange={({ target }) => write({ hint: target.value })}
      />
    </div>
  );
}
