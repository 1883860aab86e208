import { lazy, Suspense, type ReactNode } from 'react';
import { isPlainDesign } from '../../server/pages/design/page-design.rules.js';
import { ShownPage, type PagePreviewProps } from './shown-page.js';

/** Appearances are a part of its own, which the editor of a plain page does not need. If it cannot be loaded, the page is shown plain. */
const DressedPreview = lazy(async () => {
  const module = await import('./appearance/preview.js').catch(() => null);
  return { default: module?.DressedPreview ?? ShownPage };
});

// Shown plain, the page would jump as soon as its appearance is here.
const ONLY_GROUND = '.frame>*{display:none}';

/** The page as visitors will see it, in a box. It fills its container, and its width decides between the layouts for phone and desktop. */
export function PagePreview(props: PagePreviewProps): ReactNode {
  if (isPlainDesign(props.design)) return <ShownPage {...props} />;
  return (
    <Suspense fallback={<ShownPage {...props} css={ONLY_GROUND} />}>
      <DressedPreview {...props} />
    </Suspense>
  );
}
