import clsx from 'clsx';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import magnifier from '../../art/icons/lucide/search.svg?raw';
import { NETWORK_IDS, type NetworkId } from '../../../server/pages/networks/networks.rules.js';
import { IconDrawing } from '../../controls/buttons/icon.js';
import { TextField } from '../../controls/fields/text-field.js';
import { networkName } from '../../page-view/networks/network-names.js';
import { linksTexts as texts } from '../../texts/en/page-design.js';
import { found } from '../emblems/emblem-search.js';
import { SignGrid } from '../emblems/sign-grid.js';
import { NetworkMark } from './network-mark.js';
import styles from './social-links-dialog.module.css';

interface NetworkChoiceProps {
  /** Whether the page has an icon of it. */
  readonly isUsed: (network: NetworkId) => boolean;
  /** Adds a field for another one. */
  readonly onChoose: (network: NetworkId) => void;
}

const NETWORKS = NETWORK_IDS.map((value) => ({ value, words: value === 'own' ? texts.own : networkName(value) }));

/** All networks, found by their names. */
export function NetworkChoice({ isUsed, onChoose }: NetworkChoiceProps): ReactNode {
  const [query, setQuery] = useState('');
  const { hits } = found(NETWORKS, query);
  const words = texts.search({ count: NETWORKS.length });
  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // It would save all links.
    event.preventDefault();
    const [first] = hits;
    if (query.trim() !== '' && first) onChoose(first.value);
  }
  return (
    <section className={styles.choice} aria-label={texts.choose}>
      <div className={styles.search}>
        <h3 className={styles.group}>{texts.choose}</h3>
        <TextField
          type="search"
          label={
            <>
              <IconDrawing svg={magnifier} />
              <span className="visually-hidden">{words}</span>
            </>
          }
          placeholder={words}
          value={query}
          autoComplete="off"
          onKeyDown={enter}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      <p role="status" className={styles.note}>
        {query.trim() !== '' && (hits.length === 0 ? texts.noneFound : texts.foundCount({ count: hits.length }))}
      </p>
      <SignGrid
        label={texts.choose}
        cells={hits}
        chosen={undefined}
        draw={(network) => (
          <NetworkMark
            network={network}
            icon="image"
            className={clsx(isUsed(network) ? styles.used : styles.offered, network === 'own' && styles.own)}
          />
        )}
        onChoose={onChoose}
      />
    </section>
  );
}
