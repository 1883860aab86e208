import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { ownLookTexts as texts } from '../../../texts/en/design-panel.js';
import { editorTexts } from '../../../texts/en/editor.js';
import { deviceShelf } from './device-looks.js';
import { LookProblem, lookOf, type LookShelf, type OwnLook } from './own-looks.js';

/** Loads the place where the looks of an account are kept. */
export type LoadShelf = () => Promise<{ readonly shelf: LookShelf }>;

/** The looks that a creator has kept, and what is done with them. */
export interface KeptLooks {
  readonly kept: readonly OwnLook[];
  /** Whether they could not be read. `retry` tries again. */
  readonly isMissing: boolean;
  readonly retry: () => void;
  /** Keeps the look of a page, and says whether that worked. */
  readonly keep: (design: PageDesign, name: string) => Promise<OwnLook | null>;
  readonly remove: (look: OwnLook) => Promise<void>;
}

/** What was read from where the looks are. */
function useShelf(load: LoadShelf | undefined) {
  const [kept, setKept] = useState<readonly OwnLook[]>([]);
  const [isMissing, setMissing] = useState(false);
  const shelf = useCallback(async () => (load ? (await load()).shelf : deviceShelf), [load]);
  const retry = useCallback(() => {
    shelf()
      .then((place) => place.read())
      .then((looks) => {
        setKept(looks);
        setMissing(false);
      })
      .catch((error: unknown) => setMissing(sentenceOf(error) !== ''));
  }, [shelf]);
  useEffect(retry, [retry]);
  return { shelf, kept, setKept, isMissing, retry };
}

/** Without `load`, the device keeps them. */
export function useOwnLooks(load: LoadShelf | undefined): KeptLooks {
  const { shelf, kept, setKept, isMissing, retry } = useShelf(load);
  const notify = useNotify();
  function tell(error: unknown) {
    const text = sentenceOf(error);
    if (text !== '') notify({ text, tone: 'failed' });
  }
  async function put(look: OwnLook): Promise<OwnLook | null> {
    try {
      const added = await (await shelf()).keep(look);
      setKept((looks) => [added, ...looks]);
      return added;
    } catch (error) {
      tell(error);
      return null;
    }
  }
  return {
    kept,
    isMissing,
    retry,
    async keep(design, name) {
      const look = await put(lookOf(design, '', name));
      if (look) notify({ text: texts.isKept({ name: look.page.title }), tone: 'done' });
      return look;
    },
    async remove(look) {
      setKept((looks) => looks.filter(({ id }) => id !== look.id));
      try {
        await (await shelf()).remove(look.id);
      } catch (error) {
        setKept((looks) => [look, ...looks]);
        return tell(error);
      }
      notify({
        text: texts.removed({ name: look.page.title }),
        tone: 'grey',
        action: { label: editorTexts.undo, onPress: () => void put(look) },
      });
    },
  };
}

/** A value as the browser shows it now, for a function that was called before. */
export function useShown<Value>(value: Value): { readonly current: Value } {
  const shown = useRef(value);
  useEffect(() => {
    shown.current = value;
  });
  return shown;
}

function sentenceOf(error: unknown): string {
  return error instanceof LookProblem ? error.message : texts.notLoaded;
}
