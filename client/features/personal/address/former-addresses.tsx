import { useRef, type RefObject } from 'react';
import clsx from 'clsx';
import type { AccountPage } from '../../../api/account-pages.js';
import type { FormerLinknamesQuery } from '../../../api/generated/types.js';
import { siteHost } from '../../../api/site.js';
import { Button } from '../../../controls/buttons/button.js';
import { useConfirm } from '../../../controls/dialogs/confirm-dialog.js';
import { useAct } from '../../../shell/use-act.js';
import { linknameTexts } from '../../../texts/en/accounts.js';
import { formerAddressTexts as texts } from '../../../texts/en/personal.js';
import { addressChanges, useTellRefusal } from '../pages/page-changes.js';
import rows from '../settings-list.module.css';
import styles from './former-addresses.module.css';
import { formatDay } from '../../../controls/dates.js';

interface FormerAddressesProps {
  readonly page: AccountPage;
  readonly formerLinknames: FormerLinknamesQuery['formerLinknames'];
}

/** The addresses that a page had and that lead to it, each with a button to take it back and one to let it go. Nothing if there are none. */
export function FormerAddresses({ page, formerLinknames }: FormerAddressesProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {formerLinknames.length > 0 && (
        <>
          <h3 className={styles.title}>{texts.title}</h3>
          <p className={styles.hint}>{texts.hint}</p>
          <ul aria-label={texts.title} className={rows.list}>
            {formerLinknames.map((former) => (
              <FormerAddress key={former.linkname} page={page} former={former} place={place} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface FormerAddressProps extends Omit<FormerAddressesProps, 'formerLinknames'> {
  readonly former: FormerLinknamesQuery['formerLinknames'][number];
  /** Gets the focus before the row goes. */
  readonly place: RefObject<HTMLElement | null>;
}

function FormerAddress({ page, former: { linkname, closedUntil }, place }: FormerAddressProps) {
  const { run } = useAct();
  const confirm = useConfirm();
  const tell = useTellRefusal();
  const address = `${siteHost()}/${linkname}`;
  const closed = new Date(closedUntil);

  const change = (work: (page: AccountPage, linkname: string) => Promise<unknown>, text: string) =>
    run(
      linkname,
      async () => {
        await work(page, linkname);
        return { notice: { text, tone: 'done' }, focus: place };
      },
      tell,
    );

  async function release() {
    const question = { title: texts.releaseQuestion({ address }), explanation: texts.releaseExplanation };
    if (!(await confirm({ ...question, confirmLabel: texts.release, danger: true }))) return;
    await change(addressChanges.release, texts.released);
  }

  return (
    <li className={clsx(rows.row, styles.row)}>
      <div className={rows.what}>
        <p className={styles.address}>
          <bdi dir="ltr">{address}</bdi>
        </p>
        <p className={styles.until}>
          {/* oxlint-disable-next-line react/purity -- It says who can claim it when it is shown. */}
          {closed.getTime() > Date.now() ? texts.keptUntil({ date: formatDay(closed, { year: 'always' }) }) : texts.open}
        </p>
      </div>
      <div className={styles.acts}>
        <Button
          kind="quiet"
          aria-label={texts.useAddressAgain({ address })}
          onClick={() => void change(addressChanges.claim, linknameTexts.updated)}
        >
          {texts.useAgain}
        </Button>
        <Button kind="quiet" aria-label={texts.releaseAddress({ address })} onClick={() => void release()}>
          {texts.release}
        </Button>
      </div>
    </li>
  );
}
