import { ButtonContent } from '../../../controls/buttons/button-content.js';
import { buttonClass } from '../../../controls/buttons/button-look.js';
import { Button } from '../../../controls/buttons/button.js';
import { useCopyLink } from '../../../page-editing/links/use-copy-link.js';
import { copyLinkTexts } from '../../../texts/en/copy-link.js';
import { insideAppTexts as texts } from '../../../texts/en/inside-app.js';
import styles from './inside-app.module.css';

/** Says that Google signs nobody in inside this app, and leads to the browser of the device. */
export function InsideApp({ app }: { readonly app: string }) {
  const copy = useCopyLink();
  const address = new URL(location.href);
  const out = leadingOut(address, navigator.userAgent);
  return (
    <div className={styles.note} role="note">
      <p>{texts.why({ app })}</p>
      <div className={styles.ways}>
        {out !== null && (
          <a href={out} className={buttonClass({ kind: 'line' })}>
            <ButtonContent icon="arrow-up-right">{texts.open}</ButtonContent>
          </a>
        )}
        <Button kind="line" icon="copy" onClick={() => void copy(address.href)}>
          {copyLinkTexts.copy}
        </Button>
      </div>
    </div>
  );
}

/** An address that leads from inside an app to the same page in the browser of the device; null where the device has none. */
function leadingOut({ protocol, host, pathname, search, href }: URL, userAgent: string): string | null {
  if (/\bAndroid\b/.test(userAgent)) return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};end`;
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) ? `x-safari-${href}` : null;
}
