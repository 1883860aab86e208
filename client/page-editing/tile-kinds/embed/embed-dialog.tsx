import { DESIGN_LIMITS } from '../../../../server/pages/design/page-design.rules.js';
import { embedFrame } from '../../../../server/pages/tile-kinds/embed/embed-frames.rules.js';
import { EMBED_PROVIDERS } from '../../../../server/pages/tile-kinds/embed/embed-providers.rules.js';
import { completeEmbedAddress } from '../../../../server/pages/tile-kinds/embed/embed-tile-parsing.rules.js';
import { embedOf, type EmbedTile } from '../../../../server/pages/tile-kinds/embed/embed-tile.rules.js';
import { completeAddress } from '../../../../server/pages/tile-kinds/link-address.rules.js';
import { tileDialogTexts } from '../../../texts/en/tile-dialogs.js';
import { AddressDialog } from '../address-dialog.js';
import { BesideNameFields } from '../beside-name.js';
import { isUsableLink } from '../link-address.js';
import { MakeLink } from '../make-link.js';
import { NameOnTile } from '../name-on-tile.js';
import type { TileEditorProps } from '../tile-kind-editing.js';
import { TryLink } from '../try-link.js';
import { nameOr, useTileCopy } from '../use-tile-copy.js';

const PROVIDERS = EMBED_PROVIDERS.map(({ name }) => name).join(', ');

/** The popup for a video, a song, a map or a post of another site. The code that a site offers for embedding is taken, too. */
export function EmbedDialog(props: TileEditorProps<EmbedTile>) {
  const { copy, write, extend, save } = useTileCopy(props, finished, isWhole);
  const address = completeEmbedAddress(copy.address);
  const embed = embedOf(address);
  const link = completeAddress(copy.address);
  function becomeLink() {
    const { secondLine, emblem } = copy;
    props.onSave({ kind: 'link', address: link, name: nameOr(copy.name, '', props.tile.name), secondLine, emblem });
  }
  return (
    <AddressDialog
      open={props.open}
      title={tileDialogTexts.editEmbed}
      label={tileDialogTexts.embedAddress}
      hint={tileDialogTexts.embedHint({ providers: PROVIDERS })}
      typed={copy.address}
      wrong={!isWhole(copy)}
      refusal={tileDialogTexts.embedRefused({ providers: PROVIDERS })}
      mend={isUsableLink(link) && <MakeLink kind="line" onClick={becomeLink} />}
      note={embed ? { good: recognised(embed.provider.name, embedFrame(embed) !== null) } : {}}
      end={embed && <TryLink address={address} />}
      save={save}
      onType={(typed) => write({ address: typed })}
      onClose={props.onClose}
    >
      <BesideNameFields tile={copy} onChange={extend}>
        <NameOnTile
          label={tileDialogTexts.onTheTile}
          name={copy.name}
          placeholder={embed?.provider.name ?? ''}
          onChange={(name) => write({ name })}
        />
      </BesideNameFields>
    </AddressDialog>
  );
}

function recognised(provider: string, hasFrame: boolean): string {
  return hasFrame ? tileDialogTexts.embedFound({ provider }) : tileDialogTexts.embedAsLink({ provider });
}

function isWhole({ address }: EmbedTile): boolean {
  return isUsable(completeEmbedAddress(address));
}

function isUsable(address: string): boolean {
  return address === '' || (address.length <= DESIGN_LIMITS.linkLength && embedOf(address) !== null);
}

/** A card that nobody has named has the name of its provider. A wrong address is not saved. */
function finished(copy: EmbedTile, tile: EmbedTile): EmbedTile {
  const completed = completeEmbedAddress(copy.address);
  const address = isUsable(completed) ? completed : tile.address;
  return { ...copy, address, name: nameOr(copy.name, embedOf(address)?.provider.name ?? '', tile.name) };
}
