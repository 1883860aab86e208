import { useMemo, type ReactNode, useCallback } from 'react';
import type { Draft } from '../../page-editing/draft/draft.js';
import { site } from '../../api/site.js';
import { LinkBacksContext } from '../../page-editing/links/link-backs-context.js';
import { PictureUploadsContext } from '../../page-editing/rich-text/picture-uploads.js';
import { LinkPreviewsContext } from '../../page-editing/tile-kinds/link-previews.js';
import { OwnContactContext, type OwnContact } from '../../page-editing/tile-kinds/own-contact.js';
import { SamplesContext, type IsSample } from '../../page-editing/tiles/samples-context.js';
import { TileNotesContext } from '../../page-editing/tiles/tile-notes.js';
import { MakeLockContext } from '../../page-editing/visibility/make-lock.js';
import { WorkBoundary } from '../../shell/frame/work-boundary.js';
import { linkBackLater, previewLater } from './link-previews/preview-later.js';
import { makeLockLater } from './publishing/access/make-lock-later.js';
import { useTileCounts } from './tile-counts/use-tile-counts.js';
import { usePictureUploads } from './tile-pictures/use-picture-uploads.js';
import { DEFAULT_DESIGN } from '../../../server/pages/design/page-design.rules.js';
import { CONTACT_LIMITS } from '../../../server/pages/tile-kinds/contact/contact-tile.rules.js';
import { callServer } from '../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../api/connection/failure.js';
import { OwnVerificationDocument } from '../../api/generated/own-verification.js';
import { useNotify } from '../../controls/notifications/notifications.js';

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

/** The title of the page, which is often a name, and the e-mail address of the account. */
function useOwnContact(title: string): OwnContact {
  const notify = useNotify();
  return useCallback(async () => {
    try {
      const { me } = await callServer(OwnVerificationDocument);
      return { name: title === DEFAULT_DESIGN.title ? '' : title.trim().slice(0, CONTACT_LIMITS.name), mail: me.email };
    } catch (error) {
      const failure = failureOf(error);
      if (!isToldAlready(failure)) notify({ text: reasonOf(failure), tone: 'failed' });
      return null;
    }
  }, [title, notify]);
}
