import { useCallback, useState } from 'react';
import { Faults } from '../../../../server/pages/design/faults.rules.js';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { isSameJson } from '../../../../server/pages/json-value.rules.js';
import { parseUtm } from '../../../../server/pages/utm/utm-parsing.rules.js';
import type { UtmName } from '../../../../server/pages/utm/utm-parameters.rules.js';
import type { PageChange } from '../../draft/draft.js';
import { useLastMoment, type EditingPopup } from '../../draft/use-last-moment.js';

/** What is typed; null while links say nothing. */
export type TypedUtm = Readonly<Record<UtmName, string>> | null;

interface UtmProps extends EditingPopup<PageChange> {
  readonly design: PageDesign;
}

/** The copy of the parameters that is edited, and the function that saves it. Without any parameter, links say nothing. */
export function useUtm({ open, design, onSave, onTouched, onLastMoment }: UtmProps) {
  const { utm } = design;
  const [typed, setTyped] = useState<TypedUtm>(utm ? { source: '', medium: '', campaign: '', ...utm } : null);
  const save = useCallback(() => {
    const next = parseUtm(typed, new Faults());
    if (!isSameJson(next ?? null, utm ?? null)) onSave({ utm: next });
  }, [typed, utm, onSave]);
  useLastMoment(open, save, onLastMoment);
  function change(next: TypedUtm) {
    setTyped(next);
    onTouched(true);
  }
  return { typed, change, save };
}
