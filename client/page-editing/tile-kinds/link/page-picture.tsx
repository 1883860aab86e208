import { useContext, useEffect, useId, useRef, useState } from 'react';
import type { TilePicture } from '../../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { uploadTexts } from '../../../texts/en/pictures.js';
import { pastingTexts } from '../../../texts/en/pasting.js';
import { PictureUploadsContext } from '../../rich-text/picture-uploads.js';
import { LinkPreviewsContext } from '../link-previews.js';

interface PagePictureProps {
  readonly address: string;
  readonly onChoose: (picture: TilePicture) => void;
  /** Called with whether it is being fetched. */
  readonly onBusy: (busy: boolean) => void;
}

/** Takes the picture that the linked page proposes of itself. Missing for who cannot upload. */
export function PagePicture({ address, onChoose, onBusy }: PagePictureProps) {
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
