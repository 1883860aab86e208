import { useState } from 'react';
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
import { ProfileChoice } from './profile-choice.js';
import type { TileEditorProps } from '../tile-kind-editing.js';
import { TryLink } from '../try-link.js';
import { nameOr, useTileCopy } from '../use-tile-copy.js';
import { PagePicture } from './page-picture.js';
import { useAnswer } from './use-answer.js';
import { useTitle } from './use-title.js';

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
