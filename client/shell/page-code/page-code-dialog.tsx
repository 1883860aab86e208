import { useMemo, useState } from 'react';
import { pageLabel, type AccountPage } from '../../api/account-pages.js';
import { Button } from '../../controls/buttons/button.js';
import { Dialog } from '../../controls/dialogs/dialog.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { pageCodeTexts as texts } from '../../texts/en/page-code.js';
import { BLACK_ON_WHITE, codeColors, darkModules, pageCode, savePng, saveSvg } from './page-code.js';
import { usePageLook } from '../page-miniature/use-page-look.js';
import styles from './page-code-dialog.module.css';

type CodedPage = Pick<AccountPage, 'id' | 'name' | 'linkname' | 'title'>;

interface PageCodeDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly page: CodedPage;
  /** The public address of the page. */
  readonly address: string;
}

/** A QR code of the page's address, to print and to download. */
export function PageCodeDialog({ open, onClose, page, address }: PageCodeDialogProps) {
  const code = useMemo(() => pageCode(address), [address]);
  const look = usePageLook(page.id);
  // Undefined until the look is fetched.
  const own = useMemo(() => look && codeColors(look.design), [look]);
  const [isColored, setColored] = useState(true);
  const colors = (isColored && own) || BLACK_ON_WHITE;
  const notify = useNotify();

  const { linkname } = page;
  async function savePicture() {
    if (!(await savePng(code, colors, linkname))) notify({ text: texts.failed, tone: 'failed' });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title({ page: pageLabel(page) })}
      footer={
        <>
          <Button kind="line" onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Button kind="line" onClick={() => saveSvg(code, colors, linkname)}>
            {texts.svg}
          </Button>
          <Button kind="ink" onClick={() => void savePicture()}>
            {texts.png}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <svg className={styles.code} viewBox={`0 0 ${code.length} ${code.length}`} role="img" aria-label={texts.alternative({ address })}>
          <path fill={colors.light} d={`M0 0h${code.length}v${code.length}H0z`} />
          <path fill={colors.dark} d={darkModules(code)} />
        </svg>
        <p className={styles.address}>
          <bdi dir="ltr">{address.replace(/^https?:\/\//, '')}</bdi>
        </p>
      </div>
      <p className={styles.use}>{texts.use}</p>
      {own === null ? (
        <p className={styles.use}>{texts.tooAlike}</p>
      ) : (
        <label className={styles.choice}>
          <input type="checkbox" checked={isColored} onChange={({ target }) => setColored(target.checked)} />
          {texts.ofPage}
        </label>
      )}
    </Dialog>
  );
}
