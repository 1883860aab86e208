import { useState } from 'react';
import { callServer } from '../../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf, type Failure } from '../../../../api/connection/failure.js';
import { ChangePageVisibilityDocument } from '../../../../api/generated/change-page-visibility.js';
import type { PageAccess, PageAccessQuery } from '../../../../api/generated/types.js';
import { isPeriodLacking, typedPeriod, visiblePeriod, type TypedPeriod } from '../../../../page-editing/visibility/period-fields.js';
import { pageAccessTexts as texts, pagePasswordTexts } from '../../../../texts/en/page-access.js';
import { makeLockLater } from './make-lock-later.js';
import { periodOf } from './page-period.js';
import type { SeenBy } from './use-seen-by.js';

type FetchedPage = Pick<PageAccessQuery['page'], 'access' | 'accessHint' | 'period'>;

/** What is chosen in the form. */
interface Chosen {
  readonly access: PageAccess;
  /** A new password; empty for the one that the page has. */
  readonly password: string;
  /** What visitors read before they have given the password. */
  readonly hint: string;
  readonly period: TypedPeriod;
}

/** Why something was not saved, by where it happened. */
interface Refusals {
  readonly password?: string;
  readonly hint?: string;
  readonly form?: string;
}

export interface PageVisibilityState {
  readonly chosen: Chosen;
  /** What the server has. */
  readonly saved: Chosen;
  readonly isDirty: boolean;
  /** Whether this form has saved what is shown. */
  readonly isSaved: boolean;
  readonly isSaving: boolean;
  readonly refusals: Refusals;
  readonly write: (part: Partial<Chosen>) => void;
  readonly reset: () => void;
  readonly save: () => Promise<void>;
}

interface VisibilityOptions {
  readonly pageId: string;
  readonly onChange: (change: SeenBy) => void;
}

/** What is chosen, and one call at a time that saves all of it. The answer of the server is what is chosen afterwards. */
export function usePageVisibility(fetched: FetchedPage, { pageId, onChange }: VisibilityOptions): PageVisibilityState {
  const [saved, setSaved] = useState(() => chosenOf(fetched));
  const [chosen, setChosen] = useState(saved);
  const [refusals, setRefusals] = useState<Refusals>({});
  const [isSaved, setIsSaved] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isDirty = !isSame(chosen, saved);

  function show(next: Chosen, had: Refusals = {}) {
    setChosen(next);
    setRefusals(had);
  }

  async function store() {
    const made = await lockFor(chosen);
    if (made === null) return;
    if ('refused' in made) return setRefusals({ password: made.refused });
    const { access, hint, period } = chosen;
    const when = period.isTimed ? visiblePeriod(period) : null;
    const answer = await callServer(ChangePageVisibilityDocument, { id: pageId, access, lock: made.lock, hint, period: when });
    const next = chosenOf(answer.changePageVisibility);
    setSaved(next);
    show(next);
    setIsSaved(true);
    onChange(answer.changePageVisibility);
  }

  return {
    ...{ chosen, saved, isDirty, isSaved, isSaving, refusals },
    write(part) {
      setIsSaved(false);
      show({ ...chosen, ...part });
    },
    reset: () => show(saved),
    async save() {
      const lacking = lackOf(chosen, saved);
      setRefusals(lacking);
      if (isSaving || Object.keys(lacking).length > 0) return;
      setSaving(true);
      try {
        await store();
      } catch (error) {
        const failure = failureOf(error);
        if (!isToldAlready(failure)) setRefusals(refusalsOf(failure));
      } finally {
        setSaving(false);
      }
    },
  };
}

function chosenOf({ access, accessHint, period }: FetchedPage): Chosen {
  return { access, password: '', hint: accessHint ?? '', period: typedPeriod(periodOf(period)) };
}

/** What does not hold for the chosen access makes no difference. */
function isSame(one: Chosen, other: Chosen): boolean {
  const words = ({ access, password, hint, period }: Chosen) =>
    JSON.stringify([access, access === 'password' ? [password, hint] : '', period.isTimed ? period : null]);
  return words(one) === words(other);
}

/** What is missing before anything can be saved. */
function lackOf({ access, password, period }: Chosen, saved: Chosen): Refusals {
  if (access === 'password' && saved.access !== 'password' && password.trim() === '') return { password: pagePasswordTexts.lacking };
  return isPeriodLacking(period) ? { form: texts.periodLacking } : {};
}

/** The lock of a new password; none for any other choice. */
async function lockFor({ access, password }: Chosen) {
  return access === 'password' && password.trim() !== '' ? makeLockLater(password) : { lock: null };
}

function refusalsOf(failure: Failure): Refusals {
  const fields = failure.kind === 'refused' ? failure.fields : {};
  const { lock, hint } = fields;
  if (lock === undefined && hint === undefined) return { form: reasonOf(failure) };
  return { ...(lock !== undefined && { password: lock }), ...(hint !== undefined && { hint }) };
}
