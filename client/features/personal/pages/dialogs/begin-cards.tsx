import { useDeferredValue, useId } from 'react';
import { pageLabel, type AccountPage } from '../../../../api/account-pages.js';
import { site } from '../../../../api/site.js';
import { Icon } from '../../../../controls/buttons/icon.js';
import { ChoiceCard } from '../../../../page-editing/style/choice-card.js';
import { PageMiniature } from '../../../../shell/page-miniature/page-miniature.js';
import { newPageTexts as texts } from '../../../../texts/en/pages.js';
import styles from './begin-cards.module.css';
import { lazyComponent, lazyPart } from '../../../../controls/loading/lazy-part.js';

/** Not the id of a page: the starter is chosen in the editor. */
export const STARTER = 'starter';

interface BeginCardsProps {
  readonly pages: readonly AccountPage[];
  /** The name of the new page, as it is typed. */
  readonly name: string;
  /** The id of the page to copy, `STARTER`, or an empty text for an empty page. */
  readonly begin: string;
  readonly onChoose: (begin: string) => void;
}

const StarterSample = lazyComponent(
  lazyPart(() => import('../../../../page-editing/starters/starter-sample.js')),
  (module) => module.StarterSample,
);

/** What a new page begins with: a copy of another page, a starter or nothing. With several pages, the one to copy is chosen below. */
export function BeginCards({ pages, name, begin, onChoose }: BeginCardsProps) {
  const group = useId();
  const origin = pages.find(({ id }) => id === begin);
  const copied = origin ?? pages.find(({ isMain }) => isMain) ?? pages[0];
  const title = useDeferredValue(name);
  return (
    <div className={styles.begin}>
      <div role="radiogroup" aria-labelledby={`${group}-label`}>
        <p id={`${group}-label`} className={styles.label}>
          {texts.begin}
        </p>
        <div className={styles.cards}>
          {copied && (
            <ChoiceCard
              group={group}
              name={texts.copy({ page: pageLabel(copied) })}
              isChosen={origin !== undefined}
              onChoose={() => onChoose(copied.id)}
            >
              <span className={styles.copy}>
                <PageMiniature page={copied} />
              </span>
            </ChoiceCard>
          )}
          <ChoiceCard group={group} name={texts.starter} isChosen={begin === STARTER} onChoose={() => onChoose(STARTER)}>
            <span className={styles.starter}>
              <StarterSample title={title} siteName={site().siteName} />
            </span>
          </ChoiceCard>
          <ChoiceCard group={group} name={texts.empty} isChosen={begin === ''} onChoose={() => onChoose('')}>
            <span className={styles.empty}>
              <Icon name="plus" />
            </span>
          </ChoiceCard>
        </div>
      </div>
      {origin && pages.length > 1 && (
        <select className={styles.which} value={begin} aria-label={texts.which} onChange={({ target }) => onChoose(target.value)}>
          {pages.map((page) => (
            <option key={page.id} value={page.id}>
              {texts.copy({ page: pageLabel(page) })}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
