import { DESIGN_LIMITS } from '../../../../../server/pages/design/page-design.rules.js';
import { parseLinkname } from '../../../../../server/pages/linknames/linkname.rules.js';
import { siteHost } from '../../../../api/site.js';
import { Button } from '../../../../controls/buttons/button.js';
import { TextField } from '../../../../controls/fields/text-field.js';
import { LINKNAME_INPUT } from '../../../../shell/linkname-input.js';
import { publishSheetTexts as texts } from '../../../../texts/en/publish-panels.js';
import type { AddressToTake } from '../../start/use-address-to-take.js';
import { type PageFieldsState, proposedAddress } from './use-page-fields.js';
import { useEffect, useState } from 'react';
import { callServer } from '../../../../api/connection/call-server.js';
import { LinknameAvailabilityDocument } from '../../../../api/generated/linkname-availability.js';
import styles from './publish-dialog.module.css';

interface PageFieldsProps {
  readonly fields: PageFieldsState;
  readonly page: { readonly linkname: string | null };
  readonly address: AddressToTake;
  /** Whether the page is scheduled. */
  readonly isLater: boolean;
  /** Whether the title gets the focus. */
  readonly isTitleFirst: boolean;
}

/** The title of the page, and its address, which may stay empty. An address that the page has already is only said. */
export function PageFields({ fields, page, address, isLater, isTitleFirst }: PageFieldsProps) {
  const { title, setTitle, titleField, isTitleMissing } = fields;
  return (
    <div className={styles.fields}>
      <TextField
        ref={titleField}
        label={texts.pageTitle}
        value={title}
        required
        maxLength={DESIGN_LIMITS.titleLength}
        dir="auto"
        autoComplete="off"
        hint={texts.pageTitleHint}
        error={isTitleMissing ? texts.titleLacking : undefined}
        data-autofocus={isTitleFirst ? '' : undefined}
        onChange={({ target }) => setTitle(target.value)}
      />
      {page.linkname === null ? (
        <AddressField {...{ fields, address, isLater }} />
      ) : (
        <TextField {...LINKNAME_INPUT} label={texts.address} value={page.linkname} isFixed onChange={() => undefined} />
      )}
    </div>
  );
}

function AddressField({ fields, address, isLater }: Pick<PageFieldsProps, 'fields' | 'address' | 'isLater'>) {
  const { addressField, addressError, isFree, title } = fields;
  const isWellFormed = parseLinkname(address.typed).ok;
  const others = useFreeLinknames(addressError !== undefined && isWellFormed ? { typed: address.typed, title } : null);
  return (
    <div>
      <TextField
        {...LINKNAME_INPUT}
        ref={addressField}
        label={texts.address}
        value={address.typed}
        hint={texts.addressHint}
        good={isFree ? (isLater ? texts.freeLater : texts.free) : undefined}
        error={others.length > 0 ? texts.taken : addressError}
        onChange={({ target }) => address.type(target.value)}
      />
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((linkname) => (
            <Button
              key={linkname}
              kind="line"
              size="small"
              aria-label={`${siteHost()}/${linkname}`}
              onClick={() => {
                address.type(linkname);
                addressField.current?.focus();
              }}
            >
              <bdi dir="ltr">{linkname}</bdi>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** How many are offered. */
const OFFERED = 3;

interface Wanted {
  /** A linkname that cannot be had. */
  readonly typed: string;
  /** The title of the page. */
  readonly title: string;
}

/** Some linknames like one that cannot be had, which are free. None while it is null, and while nothing is known. */
function useFreeLinknames(wanted: Wanted | null): readonly string[] {
  const [found, setFound] = useState<{ readonly for: string; readonly free: readonly string[] }>({ for: '', free: [] });
  const { typed, title } = wanted ?? { typed: '', title: '' };
  useEffect(() => {
    if (typed === '') return;
    let stale = false;
    freeOf(similarLinknames(typed, title), () => stale).then(
      (free) => void (stale || setFound({ for: typed, free })),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [typed, title]);
  return found.for === typed ? found.free : [];
}

/** One after the other, until enough are found. */
async function freeOf(candidates: readonly string[], isStale: () => boolean): Promise<readonly string[]> {
  const free: string[] = [];
  for (const linkname of candidates) {
    if (free.length === OFFERED || isStale()) break;
    const { linknameAvailability } = await callServer(LinknameAvailabilityDocument, { linkname });
    if (linknameAvailability.available) free.push(linkname);
  }
  return free;
}

/** Linknames like this one, the most similar first. */
function similarLinknames(typed: string, title: string): readonly string[] {
  const parsed = parseLinkname(typed);
  if (!parsed.ok) return [];
  const own = parsed.value;
  const all = [
    own.replaceAll('-', ''),
    proposedAddress(title),
    `the-${own}`,
    `${own}-page`,
    `my-${own}`,
    `${own}-2`,
    `${own}-3`,
    `${own}-4`,
  ];
  const fitting = all.flatMap((one) => {
    const like = parseLinkname(one);
    return like.ok && like.value !== own ? [like.value] : [];
  });
  return [...new Set(fitting)];
}
