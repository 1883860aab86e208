import qrCode from '../../../../art/icons/lucide/qr-code.svg?raw';
import share from '../../../../art/icons/lucide/share-2.svg?raw';
import { ButtonContent } from '../../../../controls/buttons/button-content.js';
import { buttonClass } from '../../../../controls/buttons/button-look.js';
import { Button } from '../../../../controls/buttons/button.js';
import { IconDrawing } from '../../../../controls/buttons/icon.js';
import { useCopyLink } from '../../../../page-editing/links/use-copy-link.js';
import { copyLinkTexts } from '../../../../texts/en/copy-link.js';
import { editorTexts } from '../../../../texts/en/editor.js';
import { pageAddressTexts as texts } from '../../../../texts/en/publish-panels.js';
import styles from './page-address.module.css';

interface PageAddressProps {
  readonly address: string;
  /** What a shared address is announced with. */
  readonly title: string;
  /** Shows the QR code. */
  readonly onCode: () => void;
}

/** The public address of a page, and the ways to bring it to people. */
export function PageAddress({ address, title, onCode }: PageAddressProps) {
  const copy = useCopyLink();
  return (
    <div className={styles.place} role="group" aria-label={texts.address}>
      <AddressLine address={address} />
      <div className={styles.ways}>
        <Button kind="line" icon="copy" data-first="" onClick={() => void copy(address)}>
          {copyLinkTexts.copy}
        </Button>
        <a href={address} target="_blank" rel="noopener" className={buttonClass({ kind: 'line' })}>
          <ButtonContent icon="eye">{editorTexts.viewPage}</ButtonContent>
        </a>
        <Button kind="line" onClick={onCode}>
          <IconDrawing svg={qrCode} />
          {texts.code}
        </Button>
        <Share {...{ address, title }} />
      </div>
    </div>
  );
}

/** To copy the address is the main way, and to share it where the device can. */
export function AddressWays({ address, title }: Omit<PageAddressProps, 'onCode'>) {
  const copy = useCopyLink();
  return (
    <div className={styles.ways}>
      <Button kind="ink" icon="copy" data-first="" onClick={() => void copy(address)}>
        {copyLinkTexts.copy}
      </Button>
      <Share {...{ address, title }} />
    </div>
  );
}

/** Lets the device share the address, if it can. */
function Share({ address, title }: Omit<PageAddressProps, 'onCode'>) {
  const copy = useCopyLink();
  return (
    'share' in navigator && (
      <Button kind="line" onClick={() => void shareAddress({ url: address, title }, copy)}>
        <IconDrawing svg={share} />
        {texts.share}
      </Button>
    )
  );
}

/** The address as people read it. */
export function AddressLine({ address }: Pick<PageAddressProps, 'address'>) {
  return (
    <p className={styles.address}>
      <bdi dir="ltr">{address.replace(/^https?:\/\//, '')}</bdi>
    </p>
  );
}

/** Lets the device share the address. What it does not share can be copied. */
async function shareAddress(
  shared: { readonly url: string; readonly title: string },
  copy: (address: string) => Promise<void>,
): Promise<void> {
  try {
    await navigator.share(shared);
  } catch (error) {
    // The user has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(shared.url);
  }
}
