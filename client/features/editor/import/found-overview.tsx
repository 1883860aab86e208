import { useEffect, useRef } from 'react';
import { Button } from '../../../controls/buttons/button.js';
import { foundTexts as texts } from '../../../texts/en/importing.js';
import styles from './found-screen.module.css';
import { chosenInWords, isCutOff, partsOf, webLinksOf, type ImportedPage, type PartKey } from './imported-page.js';

interface FoundOverviewProps {
  readonly page: ImportedPage;
  readonly chosen: ReadonlySet<PartKey>;
  readonly onChoose: (parts: readonly PartKey[], isChosen: boolean) => void;
}

/** How much is chosen, with a press for all of it, and how the links answered. */
export function FoundOverview({ page, chosen, onChoose }: FoundOverviewProps) {
  const parts = partsOf(page);
  const isAll = chosen.size === parts.length;
  const isMixed = chosen.size > 0 && !isAll;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  const chooseAll = () => onChoose(parts, !isAll);
  return (
    <div className={styles.overview}>
      <div className={styles.chooseAll}>
        <label>
          <input ref={box} type="checkbox" checked={isAll} onChange={chooseAll} />
          {chosenInWords(chosen.size, parts.length)}
        </label>
        <Button kind="line" size="small" onClick={chooseAll}>
          {isAll ? texts.chooseNone : texts.chooseAll}
        </Button>
      </div>
      <SilentLinks page={page} />
    </div>
  );
}

/** One silent link says so in its row. */
function SilentLinks({ page }: Pick<FoundOverviewProps, 'page'>) {
  const silent = page.unanswered.size;
  if (silent < 2) return null;
  const count = webLinksOf(page.design);
  const [title, text] = isCutOff(page)
    ? [texts.noneAnswered({ count }), texts.noneAnsweredText]
    : [texts.someSilent({ silent, count }), texts.someSilentText];
  return (
    <div className={styles.silent}>
      <b className={styles.quad}>{title}</b>
      <p>{text}</p>
    </div>
  );
}
