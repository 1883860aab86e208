import type { ReactNode } from 'react';
import { isPlainDesign } from '../../server/pages/design/page-design.rules.js';
import { lazyComponent, lazyPart } from '../controls/loading/lazy-part.js';
import { ShownPage, type PagePreviewProps } from './shown-page.js';

// Shown plain, the page would jump as soon as its appearance is here.
const ONLY_GROUND = '.frame>*{display:none}';

/** Appearances are a part of its own, which the editor of a plain page does not need. If it cannot be loaded, the page is shown plain. */
const DressedPreview = lazyComponent(
  lazyPart(() => import('./appearance/preview.js'), { preloads: false }),
  (module) => module.DressedPreview,
  { waiting: (props) => <ShownPage {...props} css={ONLY_GROUND} />, failed: ShownPage },
);

/** The page as visitors will see it, in a box. It fills its container, and its width decides between the layouts for phone and desktop. */
export function PagePreview(props: PagePreviewProps): ReactNode {
  return isPlainDesign(props.design) ? <ShownPage {...props} /> : <DressedPreview {...props} />;
}
