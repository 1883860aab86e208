import { useState, useContext, useEffect, useId, useRef, useEffectEvent } from 'react';
import { DESIGN_LIMITS } from '../../../../server/pages/design/page-design.rules.js';
import { linkTarget, type LinkTile } from '../../../../server/pages/tile-kinds/link/link-tile.rules.js';
import { completeAddress } from '../../../../server/pages/tile-kinds/link-address.rules.js';
import { isWebAddress } from '../../../../server/pages/tile-kinds/tile-address.rules.js';
import { tileDialogTexts } from '../../../texts/en/tile-dialogs.js';
import { AddressDialog, whereTo, type FieldSentence } from '../address-dialog.js';
import { hasUsableLink, leadingTo } from '../link-address.js';
import { BesideNameFields } from '../beside-name.js';
import { FittingEmblems } from '../../emblems/fitting-emblems.js';
import { NameOnTile } from '../name-on-tile.js';
import { PlacesOfName, ProfileChoice } from './profile-choice.js';
import type { TileEditorProps } from '../tile-kind-editing.js';
import { TryLink } from '../try-link.js';
import { nameOr, useTileCopy } from '../use-tile-copy.js';
import type { TilePicture } from '../../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { uploadTexts } from '../../../texts/en/pictures.js';
import { pastingTexts } from '../../../texts/en/pasting.js';
import { PictureUploadsContext } from '../../rich-text/picture-uploads.js';
import { LinkPreviewsContext } from '../link-previews.js';

/** The popup for a tile that leads to an address. */
export function LinkDialog(props: TileEditorProps<LinkTile>) {
  const { copy, write, extend, save } = useTileCopy(props, finished, hasUsableLink);
  const address = completeAddress(copy.address);
  const wrong = !hasUsableLink(copy);
  const note = useNote(wrong ? '' : address);
  const [isFetching, setFetching] = useState(false);
  const isPage = isWebAddress(address) && !wrong;
  // The name of a host has a dot as soon as it is typed.
  useTitle(isPage && linkTarget(address).includes('.') ? address : '', copy.name, (title) => write({ name: title }));
  return (
    <AddressDialog
      open={props.open}
      title={tileDialogTexts.editLink}
      label={tileDialogTexts.whereItLeads}
      hint={tileDialogTexts.addressHint}
      typed={copy.address}
      maxLength={DESIGN_LIMITS.linkLength}
      wrong={wrong}
      refusal={tileDialogTexts.addressRefused}
      mend={<PlacesOfName name={copy.address.trim()} onChoose={(profile) => write({ address: profile })} />}
      note={note}
      upload={isFetching ? 'running' : 'none'}
      end={address !== '' && !wrong && <TryLink address={address} />}
      save={save}
      onType={(typed) => write({ address: typed })}
      onClose={props.onClose}
    >
      <BesideNameFields tile={copy} onChange={extend}>
        <NameOnTile
          label={tileDialogTexts.onTheTile}
          name={copy.name}
          placeholder={linkTarget(wrong ? '' : address)}
          onChange={(name) => write({ name })}
        />
      </BesideNameFields>
      {isPage && (
        <>
          <ProfileChoice address={address} isMe={copy.isMe === true} onChange={(isMe) => extend({ isMe })} />
          <PagePicture address={address} onChoose={(picture) => extend({ emblem: { picture } })} onBusy={setFetching} />
        </>
      )}
      <FittingEmblems address={address} name={copy.name} emblem={copy.emblem} onChoose={(emblem) => extend({ emblem })} />
    </AddressDialog>
  );
}

/** What the field says about an address that can be saved: where it leads, or that nothing answers there. */
function useNote(address: string): FieldSentence {
  const answer = useAnswer(isWebAddress(address) ? address : '');
  const place = linkTarget(address);
  if (answer === 'none') return { hint: tileDialogTexts.noAnswer({ place }) };
  return /[.@\d]/.test(place) ? { good: whereTo(address) } : {};
}

/** A link that nobody has named has the name of its place. A wrong address is not saved. */
function finished(copy: LinkTile, tile: LinkTile): LinkTile {
  const led = leadingTo(copy, completeAddress(copy.address), tile.address);
  return { ...led, name: nameOr(copy.name, linkTarget(led.address), tile.name) };
}

interface PagePictureProps {
  readonly address: string;
  readonly onChoose: (picture: TilePicture) => void;
  /** Called with whether it is being fetched. */
  readonly onBusy: (busy: boolean) => void;
}

/** Takes the picture that the linked page proposes of itself. Missing for who cannot upload. */
function PagePicture({ address, onChoose, onBusy }: PagePictureProps) {
  const preview = useContext(LinkPreviewsContext);
  const uploads = useContext(PictureUploadsContext);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isDone, setDone] = useState(false);
  // The popup may be closed, and the address be another one, before the picture comes.
  const present = useRef<string | null>(null);
  useEffect(() => {
    present.current = address;
    return () => void (present.current = null);
  }, [address]);
  if (!preview || uploads?.mayUpload !== true) return null;

  async function take() {
    setBusy(true);
    onBusy(true);
    setProblem(undefined);
    setDone(false);
    const found = await preview!(address);
    const outcome = found?.imageAddress ? await uploads!.fetch(found.imageAddress) : null;
    setBusy(false);
    onBusy(false);
    if (present.current !== address) return;
    setDone(outcome?.kind === 'done');
    if (outcome?.kind === 'done') onChoose(outcome.picture);
    else setProblem(outcome && 'reason' in outcome ? outcome.reason : pastingTexts.noPicture);
  }

  return (
    <div>
      <Button kind="line" size="small" busy={busy} aria-describedby={id} onClick={() => void take()}>
        {pastingTexts.pagePicture}
      </Button>
      <FieldNote id={id} {...(problem !== undefined ? { error: problem } : isDone && { good: uploadTexts.done })} />
    </div>
  );
}

/** Whether a server answers at an address. `unknown`: nobody has asked yet, or the browser may not ask. */
type Answer = 'unknown' | 'some' | 'none';

/** The user is still typing while the pauses are shorter, in milliseconds. */
const REST = 600;
const LONGEST_WAIT = 8000;

/**
 * Asks the address whether anything answers there, after a rest in typing. The browser asks, and reads nothing of the response: an error page
 * counts as an answer. An empty address is not asked.
 */
function useAnswer(address: string): Answer {
  const [known, setKnown] = useState<{ readonly address: string; readonly answer: Answer }>({ address: '', answer: 'unknown' });
  useEffect(() => {
    if (!mayAsk(address)) return;
    let stale = false;
    const timer = setTimeout(() => void ask(address).then((answer) => void (stale || setKnown({ address, answer }))), REST);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [address]);
  return known.address === address ? known.answer : 'unknown';
}

/** The policy of the document allows only secure hosts. */
function mayAsk(address: string): boolean {
  return navigator.onLine && address.startsWith('https:');
}

async function ask(address: string): Promise<Answer> {
  let forbidden = false;
  const forbid = () => void (forbidden = true);
  // The document that works without a connection may not ask, either.
  document.addEventListener('securitypolicyviolation', forbid, { once: true });
  try {
    await fetch(address, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
    return 'some';
  } catch {
    return forbidden || !navigator.onLine ? 'unknown' : 'none';
  } finally {
    document.removeEventListener('securitypolicyviolation', forbid);
  }
}

/**
 * Fills in the title of the linked page as the name of a link that nobody has named. An address is asked once, so that a name that is taken away
 * does not come back. An empty address is not asked.
 */
function useTitle(address: string, name: string, onTitle: (title: string) => void): void {
  const preview = useContext(LinkPreviewsContext);
  const [filled, setFilled] = useState('');
  const isUnnamed = name.trim() === '' || name === filled;
  const asked = useRef(isUnnamed ? '' : address);
  const fill = useEffectEvent((title: string) => {
    if (!isUnnamed || title === name) return;
    setFilled(title);
    onTitle(title);
  });
  useEffect(() => {
    if (!preview || !isUnnamed || address === '' || address === asked.current) return;
    let isStale = false;
    const timer = setTimeout(() => {
      asked.current = address;
      void preview(address).then((found) => isStale || fill(found?.title ?? ''));
    }, REST);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [preview, isUnnamed, address]);
}
