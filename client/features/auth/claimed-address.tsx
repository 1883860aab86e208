import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { parseLinkname } from '../../../server/pages/linknames/linkname.rules.js';
import { claimedLinkname, forgetClaimedLinkname, keepClaimedLinkname } from '../../api/linknames/claimed-linkname.js';
import { siteHost } from '../../api/site.js';
import { useLinknameAvailability } from '../../api/linknames/use-linkname-availability.js';
import { Button } from '../../controls/buttons/button.js';
import { FieldNote } from '../../controls/fields/field-note.js';
import { IconButton } from '../../controls/buttons/icon-button.js';
import { TextField } from '../../controls/fields/text-field.js';
import { claimedNameTexts as texts, linknameTexts } from '../../texts/en/accounts.js';
import styles from './claimed-address.module.css';

/**
 * The address that the guest chose, if any: whether it is still free, a button to drop it, and a field for another one. `onChange` gets the
 * other one, or null.
 */
export function ClaimedAddress({ onChange }: { onChange: (linkname: string | null) => void }) {
  const { linkname, isDropped, drop, choose } = useClaimedName(onChange);
  if (isDropped) return <Dropped />;
  return linkname === null ? null : <Kept linkname={linkname} onDrop={drop} onChoose={choose} />;
}

interface KeptProps {
  linkname: string;
  onDrop: () => void;
  onChoose: (linkname: string) => void;
}

function Kept({ linkname, onDrop, onChoose }: KeptProps) {
  const place = useRef<HTMLElement>(null);
  const [isChanging, setChanging] = useState(false);
  const { available, reason } = useLinknameAvailability(linkname);
  const choose = (another: string) => {
    place.current?.focus();
    setChanging(false);
    onChoose(another);
  };
  return (
    <section ref={place} tabIndex={-1} aria-label={texts.willBeAt} data-claimed="" className={styles.kept}>
      <div className={styles.row}>
        <div>
          <p className={styles.lead}>{texts.willBeAt}</p>
          <p className={styles.address}>
            <bdi dir="ltr">
              {siteHost()}/<strong>{linkname}</strong>
            </bdi>
          </p>
        </div>
        <IconButton icon="x" label={texts.drop} className={styles.drop} onClick={onDrop} />
      </div>
      <div className={styles.row}>
        <div className={styles.note}>
          <FieldNote id="claimed-note" good={available ? linknameTexts.available : undefined} error={reason} />
        </div>
        {!isChanging && reason === undefined && (
          <Button kind="quiet" size="small" className={styles.change} onClick={() => setChanging(true)}>
            {texts.another}
          </Button>
        )}
      </div>
      {reason === undefined && <p className={styles.next}>{texts.next}</p>}
      {(isChanging || reason !== undefined) && <AnotherName isAsked={isChanging} onChoose={choose} />}
    </section>
  );
}

/** A field for another name. It takes the focus if a button has asked for it. */
function AnotherName({ isAsked, onChoose }: Pick<KeptProps, 'onChoose'> & { isAsked: boolean }) {
  const [typed, setTyped] = useState('');
  const { available, reason } = useLinknameAvailability(typed);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseLinkname(typed);
    if (parsed.ok) onChoose(parsed.value);
  };
  return (
    <form noValidate className={styles.another} onSubmit={choose}>
      <TextField
        label={texts.another}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- It replaces the button that asked for it.
        autoFocus={isAsked}
        prefix={`${siteHost()}/`}
        value={typed}
        error={reason}
        good={available ? linknameTexts.available : undefined}
        hint={texts.chooseLater}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button kind="line" type="submit">
        {texts.choose}
      </Button>
    </form>
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

function useClaimedName(onChange: (linkname: string | null) => void) {
  const [linkname, setLinkname] = useState(claimedLinkname);
  const [isDropped, setDropped] = useState(false);
  const [search, setSearch] = useSearchParams();

  function drop() {
    forgetClaimedLinkname();
    setDropped(true);
    replace(null);
  }

  function choose(another: string) {
    keepClaimedLinkname(another);
    replace(another);
  }

  function replace(another: string | null) {
    setLinkname(another);
    onChange(another);
    // Otherwise the query of this address would restore the former name.
    if (!search.has('claim')) return;
    const rest = new URLSearchParams(search);
    if (another === null) rest.delete('claim');
    else rest.set('claim', another);
    setSearch(rest, { replace: true });
  }

  return { linkname, isDropped, drop, choose };
}
