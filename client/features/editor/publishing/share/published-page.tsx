import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import type { PageDesign } from '../../../../../server/pages/design/page-design.rules.js';
import { ButtonContent } from '../../../../controls/buttons/button-content.js';
import { buttonClass } from '../../../../controls/buttons/button-look.js';
import { lazyComponent, lazyPart } from '../../../../controls/loading/lazy-part.js';
import type { PagePictures } from '../../../../page-view/pictures/page-pictures.js';
import { Miniature } from '../../../../shell/page-miniature/miniature.js';
import { site } from '../../../../api/site.js';
import { editorTexts } from '../../../../texts/en/editor.js';
import { pageAddressTexts as texts } from '../../../../texts/en/publish-panels.js';
import { AddressLine, AddressWays } from './page-address.js';
import styles from './published-page.module.css';

interface PublishedPageProps {
  readonly address: string;
  readonly linkname: string | null;
  readonly title: string;
  /** Shows all that can be done with the QR code. */
  readonly onCode: () => void;
  /** What visitors do not see yet. */
  readonly note: ReactNode;
}

// It comes with the first publication, so a connection is there.
const CodeToPrint = lazyComponent(
  lazyPart(() => import('./code-to-print.js'), { preloads: false }),
  (module) => module.CodeToPrint,
  {
    waiting: () => <div className={styles.code} />,
    failed: () => null,
    around: ({ children }) => <div className={styles.code}>{children}</div>,
  },
);

/** Where people can open a page that is public now, and the ways to bring them there. */
export function PublishedPage({ address, linkname, title, onCode, note }: PublishedPageProps) {
  return (
    <>
      <div className={styles.place} role="group" aria-label={texts.address}>
        <AddressLine address={address} />
        <AddressWays {...{ address, title }} />
      </div>
      <CodeToPrint {...{ address, linkname, onCode }} />
      <div className={styles.foot}>
        {note}
        <a href={address} target="_blank" rel="noopener" className={clsx(buttonClass({ kind: 'quiet' }), styles.view)}>
          <ButtonContent icon="arrow-up-right">{editorTexts.viewPage}</ButtonContent>
        </a>
      </div>
    </>
  );
}

interface PublishedMiniatureProps {
  readonly design: PageDesign;
  readonly pictures: PagePictures;
}

/** The page as visitors see it, beside the title of the panel. */
export function PublishedMiniature({ design, pictures }: PublishedMiniatureProps) {
  return <Miniature {...{ design, pictures }} siteName={site().siteName} apply={asItIs} className={styles.miniature} />;
}

const asItIs = (design: PageDesign) => design;
