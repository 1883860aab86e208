import { useRef, useState } from 'react';
import { useServerData } from '../../../api/connection/use-server-data.js';
import { PasskeysDocument } from '../../../api/generated/passkeys.js';
import { SessionsDocument } from '../../../api/generated/sessions.js';
import laptop from '../../../art/icons/lucide/laptop.svg?raw';
import smartphone from '../../../art/icons/lucide/smartphone.svg?raw';
import usb from '../../../art/icons/lucide/usb.svg?raw';
import { Button } from '../../../controls/buttons/button.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { IconButton } from '../../../controls/buttons/icon-button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { SkeletonBar } from '../../../controls/loading/skeleton.js';
import { RowMenu } from '../../../shell/popups/row-menu.js';
import { useMedia } from '../../../shell/use-media.js';
import { passkeyTexts as texts } from '../../../texts/en/passkeys.js';
import { Section, SectionWait } from '../section.js';
import { deviceName } from '../sessions/device-name.js';
import { SignInAgain } from '../../../shell/leaving/sign-in-again.js';
import { PasskeyNameDialog } from './passkey-name-dialog.js';
import { NEW_PASSKEY, usePasskeys, type Passkey } from './use-passkeys.js';
import rows from '../settings-list.module.css';
import styles from './passkeys.module.css';
import { formatDay, formatTime, isToday } from '../../../controls/dates.js';

const drawings = { COMPUTER: laptop, PHONE: smartphone, SECURITY_KEY: usb };

/** The passkeys of the account, with buttons to name, remove and add them. */
export function Passkeys() {
  return (
    <Section title={texts.section} hint={texts.hint}>
      <Loaded />
    </Section>
  );
}

function Loaded() {
  const { data, failure, retry, readAgain } = useServerData(PasskeysDocument, {});
  if (!data) {
    return (
      <SectionWait loading={texts.loading} failedTitle={texts.failedTitle} failed={texts.failed} failure={failure} retry={retry}>
        <SkeletonBar className={styles.bar} />
      </SectionWait>
    );
  }
  return <List passkeys={data.passkeys} onChange={readAgain} />;
}

interface ListProps {
  readonly passkeys: readonly Passkey[];
  readonly onChange: () => Promise<unknown>;
}

function List({ passkeys, onChange }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  const changes = usePasskeys(list, onChange);
  const [renaming, setRenaming] = useState<{ passkey: Passkey; open: boolean } | null>(null);
  const device = useDevice();
  return (
    <>
      {passkeys.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label={texts.section} className={rows.list}>
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              isBusy={changes.busy === passkey.id}
              onRename={() => setRenaming({ passkey, open: true })}
              onRemove={() => void changes.remove(passkey)}
            />
          ))}
        </ul>
      )}
      <Button
        kind="line"
        className={passkeys.length > 0 ? styles.add : undefined}
        busy={changes.busy === NEW_PASSKEY}
        onClick={() => void changes.add(device)}
      >
        <Icon name="plus" />
        {texts.add}
      </Button>
      {changes.isStale && <SignInAgain why={texts.stale} />}
      <FieldNote id="passkeys-reason" hint={changes.busy === NEW_PASSKEY ? texts.deviceAsks : undefined} error={changes.reason} />
      {renaming && <PasskeyNameDialog {...renaming} onClose={() => setRenaming({ ...renaming, open: false })} onChange={onChange} />}
    </>
  );
}

/** What this device is called in the list of sessions. */
function useDevice(): string {
  const { data } = useServerData(SessionsDocument, {});
  const here = data?.sessions.find(({ isCurrent }) => isCurrent);
  return here?.device ? deviceName(here) : texts.thisDevice;
}

interface RowProps {
  readonly passkey: Passkey;
  readonly isBusy: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function Row(props: RowProps) {
  const { passkey } = props;
  const isWide = useMedia('(width >= 560px)');
  return (
    <li className={rows.row}>
      <IconDrawing svg={drawings[passkey.kind]} className={styles.kind} />
      <div className={styles.what}>
        <p className={styles.name}>
          <bdi>{passkey.name}</bdi>
        </p>
        <p className={styles.facts}>
          {/* oxlint-disable-next-line react/purity -- It says "today" when it is shown. */}
          {factsOf(passkey, new Date())}
          {passkey.isOnlyWayIn && <span className={styles.only}>{texts.onlyWay}</span>}
        </p>
      </div>
      {isWide ? <Actions {...props} /> : <Menu {...props} />}
    </li>
  );
}

function Actions({ passkey: { name, isOnlyWayIn }, isBusy, onRename, onRemove }: RowProps) {
  return (
    <>
      <IconButton icon="pencil" label={texts.renameOf({ name })} onClick={onRename} />
      <Button kind="line" aria-label={texts.removeOf({ name })} disabled={isOnlyWayIn} busy={isBusy} onClick={onRemove}>
        {texts.remove}
      </Button>
    </>
  );
}

function Menu({ passkey: { name, isOnlyWayIn }, onRename, onRemove }: RowProps) {
  return (
    <RowMenu label={texts.more({ name })} width={220}>
      {(close) => (
        <>
          <button type="button" data-first="" onClick={() => (close(), onRename())}>
            <Icon name="pencil" />
            {texts.rename}
          </button>
          <button type="button" disabled={isOnlyWayIn} onClick={() => (close(), onRemove())}>
            <Icon name="trash" />
            {texts.remove}
          </button>
        </>
      )}
    </RowMenu>
  );
}

function factsOf({ createdAt, lastUsedAt }: Passkey, now: Date): string {
  if (lastUsedAt == null) return texts.neverUsed({ date: formatDay(createdAt, { now }) });
  const used = new Date(lastUsedAt);
  if (isToday(used, now)) return texts.usedToday({ time: formatTime(used) });
  return texts.usedOn({ date: formatDay(used, { now }) });
}
