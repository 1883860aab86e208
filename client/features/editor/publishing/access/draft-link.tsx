import { reasonOf } from '../../../../api/connection/failure.js';
import { sendChange, updateAnswer } from '../../../../api/connection/send-change.js';
import { FRESH, useServerData } from '../../../../api/connection/use-server-data.js';
import { CreateDraftLinkDocument } from '../../../../api/generated/create-draft-link.js';
import { DraftLinkDocument } from '../../../../api/generated/draft-link.js';
import { RevokeDraftLinkDocument } from '../../../../api/generated/revoke-draft-link.js';
import type { DraftLinkQuery } from '../../../../api/generated/types.js';
import { IconButton } from '../../../../controls/buttons/icon-button.js';
import { SegmentedControl } from '../../../../controls/fields/segmented-control.js';
import { useCopyLink } from '../../../../page-editing/links/use-copy-link.js';
import { useAct } from '../../../../shell/use-act.js';
import { draftLinkTexts as texts } from '../../../../texts/en/draft-link.js';
import styles from './draft-link.module.css';
import { formatDay } from '../../../../controls/dates.js';

type Link = NonNullable<DraftLinkQuery['page']['draftLink']>;

const SWITCH = [
  { value: 'off', label: texts.off },
  { value: 'on', label: texts.on },
] as const;

const inWords = (moment: string) => formatDay(moment, { year: 'never' });

/** The link with which others see the draft of a page. Nothing is asked: a link that was revoked can be replaced by another one. */
export function DraftLink({ pageId }: { readonly pageId: string }) {
  const { link, change, reason, told } = useLink(pageId);
  // Without an answer, nothing is known, and the rest of the panel does not need it.
  if (link === undefined) return null;
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <p className={styles.title}>{texts.title}</p>
        <p className={styles.note}>{texts.note}</p>
        <SegmentedControl
          label={texts.title}
          value={link ? 'on' : 'off'}
          options={SWITCH}
          onChange={(value) => void ((value === 'on') !== (link !== null) && change(value === 'on'))}
        />
      </div>
      {link && <Working link={link} onRevoke={() => void change(false)} />}
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {reason !== undefined && (
        <p role="alert" className={styles.refused}>
          {reason}
        </p>
      )}
    </div>
  );
}

/** A link that works: its address, and how often it was opened. */
function Working({ link: { url, createdAt, expiresAt, timesOpened }, onRevoke }: { readonly link: Link; readonly onRevoke: () => void }) {
  const copy = useCopyLink();
  return (
    <>
      <div className={styles.place} role="group" aria-label={texts.address}>
        <a href={url} target="_blank" rel="noopener noreferrer" className={styles.address}>
          <bdi dir="ltr">{url.replace(/^https?:\/\//, '')}</bdi>
        </a>
        <IconButton icon="copy" label={texts.copy} onClick={() => void copy(url)} />
      </div>
      <div className={styles.facts}>
        <p>
          {texts.made({ day: inWords(createdAt), count: timesOpened })}
          <br />
          {texts.until({ day: inWords(expiresAt) })}
        </p>
        <button type="button" className={styles.revoke} onClick={onRevoke}>
          {texts.revoke}
        </button>
      </div>
    </>
  );
}

/** The link as the server has it, undefined until that is known, and what makes or revokes one. One change is under way at a time. */
function useLink(pageId: string) {
  const { data } = useServerData(DraftLinkDocument, { pageId }, FRESH);
  const { run, busy, reason, told } = useAct();
  const know = (draftLink: Link | null) => updateAnswer(DraftLinkDocument, { pageId }, ({ page }) => ({ page: { ...page, draftLink } }));
  async function make() {
    know((await sendChange(CreateDraftLinkDocument, { pageId })).createDraftLink);
  }
  async function revoke() {
    await sendChange(RevokeDraftLinkDocument, { pageId });
    know(null);
    return { told: texts.revoked };
  }
  async function change(isOn: boolean) {
    if (busy === null) await run('change', isOn ? make : revoke, reasonOf);
  }
  return { link: data?.page.draftLink, change, reason, told };
}
