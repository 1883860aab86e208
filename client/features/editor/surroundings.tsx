import { useMemo, type ReactNode } from 'react';
import type { Draft } from '../../page-editing/draft/draft.js';
import { site } from '../../api/site.js';
import { LinkBacksContext } from '../../page-editing/links/link-backs-context.js';
import { PictureUploadsContext } from '../../page-editing/rich-text/picture-uploads.js';
import { LinkPreviewsContext } from '../../page-editing/tile-kinds/link-previews.js';
import { OwnContactContext } from '../../page-editing/tile-kinds/own-contact.js';
import { SamplesContext, type IsSample } from '../../page-editing/tiles/samples-context.js';
import { TileNotesContext } from '../../page-editing/tiles/tile-notes.js';
import { MakeLockContext } from '../../page-editing/visibility/make-lock.js';
import { WorkBoundary } from '../../shell/frame/work-boundary.js';
import { linkBackLater, previewLater } from './link-previews/preview-later.js';
import { makeLockLater } from './publishing/access/make-lock-later.js';
import { useTileCounts } from './tile-counts/use-tile-counts.js';
import { usePictureUploads } from './tile-pictures/use-picture-uploads.js';
import { useOwnContact } from './use-own-contact.js';

interface SurroundingsProps {
  readonly pageId: string;
  readonly owner: string;
  readonly draft: Draft;
  readonly isSample: IsSample;
  /** Whether the e-mail address is verified, so that the account may upload. */
  readonly verified: boolean;
  /** Fetches the account again. */
  readonly onFetch: () => void;
  /** Called when this device has kept a picture of a tile until the account may upload. */
  readonly onTilePicture: () => void;
  readonly children: ReactNode;
}

/** What every part of the editor of an account can ask for. */
export function Surroundings({ pageId, owner, draft, isSample, verified, onFetch, onTilePicture, children }: SurroundingsProps) {
  const isAsking = site().linkPreviews;
  const uploads = usePictureUploads({ pageId, owner, mayUpload: verified, askAgain: onFetch, onKept: onTilePicture });
  return (
    <PictureUploadsContext value={uploads}>
      <TileNotesContext value={useTileCounts(pageId)}>
        <SamplesContext value={isSample}>
          <LinkPreviewsContext value={isAsking ? previewLater : null}>
            <LinkBacksContext value={useMemo(() => (isAsking ? linkBackLater(pageId) : null), [isAsking, pageId])}>
              <OwnContactContext value={useOwnContact(draft.design.title)}>
                <MakeLockContext value={makeLockLater}>
                  <WorkBoundary>{children}</WorkBoundary>
                </MakeLockContext>
              </OwnContactContext>
            </LinkBacksContext>
          </LinkPreviewsContext>
        </SamplesContext>
      </TileNotesContext>
    </PictureUploadsContext>
  );
}
