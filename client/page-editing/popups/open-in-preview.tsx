import { useState, type ReactNode } from 'react';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { OverPreview } from '../tiles/preview/over-preview.js';
import { pageInPreview } from '../tiles/preview/page-in-preview.js';
import { lazyPart, useLazyPart } from '../../controls/loading/lazy-part.js';

const popupPart = lazyPart(() => import('../tiles/preview/tile-preview-dialog.js'));

interface OpenInPreviewProps {
  readonly tile: Tile;
  /** Its place on the page, from 1. */
  readonly number: number;
  readonly page: PageDesign;
}

/** Shows the popup of the edited tile in the preview, as it is when a visitor has opened it. */
export function OpenInPreview(shown: OpenInPreviewProps): ReactNode {
  const [screen] = useState(() => pageInPreview()?.host.parentElement);
  const { module: part } = useLazyPart(popupPart, true);
  if (!part || !screen) return null;
  return (
    <OverPreview screen={screen} isInert>
      <part.PopupInPreview {...shown} />
    </OverPreview>
  );
}
