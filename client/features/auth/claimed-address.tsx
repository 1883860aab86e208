import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { claimedLinkname, forgetClaimedLinkname } from '../../api/claimed-linkname.js';
import { siteHost } from '../../api/site.js';
import { useLinknameAvailability } from '../../api/use-linkname-availability.js';
import { FieldNote } from '../../controls/field-note.js';
import { IconButton } from '../../controls/icon-button.js';
import { claimedNameTexts as texts, linknameTexts } from '../../texts/en/accounts.js';
import styles from './claimed-address.module.css';

interface ClaimedAddressProps {
  /** The caption of the address on this screen. */
  lead: string;
  /** Shown below, unless the name is taken. */
  children?: ReactNode;
}

/** The address that the guest chose, if any: whether it is still free, what happens with it, and a button to drop it. */
export function ClaimedAddress({ lead, children }: ClaimedAddressProps) {
  const { linkname, isDropped, drop } = useClaimedName();
  if (isDropped) return <Dropped />;
  return linkname === null ? null : (
    <Kept linkname={linkname} lead={lead} onDrop={drop}>
      {children}
    </Kept>
  );
}

function Kept({ linkname, lead, onDrop, children }: ClaimedAddressProps & { linkname: string; onDrop: () => void }) {
  const { available, reason } = useLinknameAvailability(linkname);
  return (
    <section aria-label={lead} className={styles.kept}>
      <div className={styles.head}>
        <p className={styles.lead}>{lead}</p>
        <IconButton icon="x" label={texts.drop} className={styles.drop} onClick={onDrop} />
      </div>
      <p className={styles.address}>
        <bdi dir="ltr">
          {siteHost()}/<strong>{linkname}</strong>
        </bdi>
      </p>
      <div className={styles.note}>
        <FieldNote
          id="claimed-note"
          good={available ? linknameTexts.available : undefined}
          error={reason && `${reason} ${texts.chooseLater}`}
        />
      </div>
      {reason === undefined && (
        <>
          <p className={styles.next}>{texts.next}</p>
          {children}
        </>
      )}
    </section>
  );
}

/** Replaces the dropped name, and takes the focus. */
function Dropped() {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p ref={note} tabIndex={-1} className={styles.dropped}>
      {texts.dropped}
    </p>
  );
}

function useClaimedName() {
  const [linkname, setLinkname] = useState(claimedLinkname);
  const [isDropped, setDropped] = useState(false);
  const [search, setSearch] = useSearchParams();

  function drop() {
    forgetClaimedLinkname();
    setLinkname(null);
    setDropped(true);
    // Otherwise the query of this address would restore the name.
    if (!search.has('claim')) return;
    const rest = new URLSearchParams(search);
    rest.delete('claim');
    setSearch(rest, { replace: true });
  }

  return { linkname, isDropped, drop };
}
