import { useEffect, useRef, type ReactNode } from 'react';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import type { Draft } from '../../../page-editing/draft/draft.js';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';
import { importTexts as texts } from '../../../texts/en/importing.js';
import { FoundScreen } from './found-screen.js';
import { ImportReading } from './import-reading.js';
import { ImportSource } from './import-source.js';
import start from '../../../page-editing/starters/start-screen.module.css';
import styles from './import-screen.module.css';
import { usePageImport, type PageImporting } from './use-page-import.js';

export interface ImportScreenProps {
  readonly draft: Draft;
  readonly pageId: string;
  readonly pictures: PagePictures;
  readonly siteName: string;
  /** Leads back to the starters. */
  readonly onBack: () => void;
  /** Called with the page that was made of what was found, and where that was. */
  readonly onMake: (design: PageDesign, from: string) => Promise<void>;
}

/** Brings a page from elsewhere: asks for its address or a file, shows how far it is read, and what was found. Leaving it changes nothing. */
export function ImportScreen({ draft, pageId, pictures, siteName, onBack, onMake }: ImportScreenProps) {
  const importing = usePageImport();
  const { current } = importing;
  if (current?.found) {
    return (
      <FoundScreen
        key={current.id}
        {...{ pageId, pictures, siteName }}
        present={draft.design}
        isPublished={draft.version > 0}
        from={current.from}
        found={current.found}
        own={importing.own}
        onBack={importing.stop}
        onMake={(design) => onMake(design, current.from)}
      />
    );
  }
  return (
    <BesideWords state={current ? (current.failure ?? 'reading') : 'source'}>
      <Step importing={importing} onBack={onBack} />
    </BesideWords>
  );
}

function Step({ importing, onBack }: Pick<ImportScreenProps, 'onBack'> & { readonly importing: PageImporting }) {
  const { current, isSilent } = importing;
  if (current) return <ImportReading current={current} importing={importing} />;
  if (current === null) return <ImportSource importing={importing} onBack={onBack} />;
  return <p role="status">{isSilent ? texts.silent : texts.looking}</p>;
}

/** What this screen is for, and beside it what can be done. */
function BesideWords({ state, children }: { readonly state: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone. Before, the field for the address has it.
  useEffect(() => {
    if (state === 'reading') heading.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <div className={start.screen}>
      <section className={start.words} aria-labelledby="bring-your-page">
        <h2 ref={heading} id="bring-your-page" tabIndex={-1} className={start.heading}>
          {texts.title}
        </h2>
        <p className={styles.lead}>{texts.lead}</p>
        <p className={styles.own}>{texts.own}</p>
      </section>
      {children}
    </div>
  );
}
