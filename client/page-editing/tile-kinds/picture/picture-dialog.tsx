import { useContext } from 'react';
import { DESIGN_LIMITS } from '../../../../server/pages/design/page-design.rules.js';
import type { PictureTile } from '../../../../server/pages/tile-kinds/picture/picture-tile.rules.js';
import { completeAddress } from '../../../../server/pages/tile-kinds/link-address.rules.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { tileDialogTexts } from '../../../texts/en/tile-dialogs.js';
import { AddressDialog, whereTo } from '../address-dialog.js';
import { SecondLineField } from '../beside-name.js';
import { hasUsableLink, leadingTo } from '../link-address.js';
import { NameOnTile } from '../name-on-tile.js';
import { ProfileChoice } from '../link/profile-choice.js';
import type { TileEditorProps } from '../tile-kind-editing.js';
import { TileOnPageContext } from '../tile-editor-dialog.js';
import { TryLink } from '../try-link.js';
import { useTileCopy } from '../use-tile-copy.js';
import { useWordsToReplace } from '../use-words-to-replace.js';
import { PictureField } from './picture-field.js';
import { usePictureUpload } from './use-picture-upload.js';

/** The popup for a picture: the file, what it shows, its caption and second line, and where it leads. */
export function PictureDialog(props: TileEditorProps<PictureTile>) {
  const { copy, write, extend, save } = useTileCopy(props, finished, hasUsableLink);
  const { tile } = props;
  // A tile with a picture lacks nothing else.
  const wasSample = useContext(TileOnPageContext)?.wasLacking === true && tile.picture !== null;
  // What is written about the former picture is not true of another one, nor is the caption of a sample.
  const upload = usePictureUpload(props.open, (picture) => {
    const isDescribed = copy.picture !== null && copy.alternative === tile.alternative;
    write({ picture, ...(isDescribed && { alternative: '' }), ...(wasSample && copy.name === tile.name && { name: '' }) });
    if (wasSample && copy.secondLine === tile.secondLine) extend({ secondLine: undefined });
  });
  const address = completeAddress(copy.address);
  const wrong = !hasUsableLink(copy);
  const isLink = address !== '' && !wrong;
  return (
    <AddressDialog
      open={props.open}
      title={tileDialogTexts.editPicture}
      label={tileDialogTexts.pictureLeads}
      hint={tileDialogTexts.addressHint}
      typed={copy.address}
      maxLength={DESIGN_LIMITS.linkLength}
      wrong={wrong}
      refusal={tileDialogTexts.addressRefused}
      note={isLink ? { good: whereTo(address) } : {}}
      upload={upload.state}
      end={isLink && <TryLink address={address} />}
      save={save}
      onType={(typed) => write({ address: typed })}
      onClose={props.onClose}
      before={
        <>
          <PictureField picture={copy.picture} alternative={copy.alternative} upload={upload} />
          <AlternativeField former={tile.alternative} alternative={copy.alternative} onChange={(alternative) => write({ alternative })} />
          <NameOnTile
            label={tileDialogTexts.caption}
            hint={tileDialogTexts.captionHint}
            name={copy.name}
            onChange={(name) => write({ name })}
          />
          <SecondLineField secondLine={copy.secondLine} onChange={extend} />
        </>
      }
    >
      <ProfileChoice address={isLink ? address : ''} isMe={copy.isMe === true} onChange={(isMe) => extend({ isMe })} />
    </AddressDialog>
  );
}

interface AlternativeFieldProps {
  /** What it was when the popup was opened. */
  readonly former: string;
  readonly alternative: string;
  readonly onChange: (alternative: string) => void;
}

/** What the picture shows, for people who do not see it. */
function AlternativeField({ former, alternative, onChange }: AlternativeFieldProps) {
  const selecting = useWordsToReplace(former);
  return (
    <TextField
      {...selecting}
      label={tileDialogTexts.alternative}
      hint={tileDialogTexts.alternativeHint}
      value={alternative}
      maxLength={DESIGN_LIMITS.alternativeLength}
      dir="auto"
      autoComplete="off"
      data-autofocus=""
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** A wrong address is not saved. */
function finished(copy: PictureTile, tile: PictureTile): PictureTile {
  return leadingTo(copy, completeAddress(copy.address), tile.address);
}
