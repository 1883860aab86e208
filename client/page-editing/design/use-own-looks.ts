import { useState } from 'react';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import { localStore } from '../../api/browser-storage.js';
import { useNotify } from '../../controls/notifications.js';
import { ownLookTexts as texts } from '../../texts/en/design-panel.js';
import { editorTexts } from '../../texts/en/editor.js';
import { lookOf, ownLooksIn, type OwnLook } from './own-looks.js';

const looks = ownLooksIn(localStore);

/** The looks that this device keeps, and what is done with them. */
export interface KeptLooks {
  readonly kept: readonly OwnLook[];
  /** Keeps the look of a page. Null if it is not kept. */
  readonly keep: (design: PageDesign, name: string) => OwnLook | null;
  readonly remove: (look: OwnLook) => void;
}

export function useOwnLooks(): KeptLooks {
  const [kept, setKept] = useState(looks.read);
  const notify = useNotify();
  function put(look: OwnLook): OwnLook | null {
    const isKept = looks.keep(look);
    setKept(looks.read());
    return isKept ? look : null;
  }
  return {
    kept,
    keep(design, name) {
      // It need not be secret, only different from other looks.
      const look = put(lookOf(design, `own-${Date.now().toString(36)}`, name));
      notify(look ? { text: texts.isKept({ name: look.page.title }), tone: 'done' } : { text: texts.notKept, tone: 'failed' });
      return look;
    },
    remove(look) {
      looks.remove(look.id);
      setKept(looks.read());
      notify({
        text: texts.removed({ name: look.page.title }),
        tone: 'grey',
        action: { label: editorTexts.undo, onPress: () => void put(look) },
      });
    },
  };
}
