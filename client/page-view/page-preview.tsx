import { lazy, Suspense, type ReactNode } from 'react';
import { isPlainDesign } from '../../server/pages/page-design.rules.js';
import { ShownPage, type PagePreviewProps } from './shown-page.js';

/** Appearances are a part of its own, which the editor of a plain page does not need. If it cannot be loaded, the page is shown plain. */
const DressedPreview = lazy(async () => {
  const module = await import('./appearance/preview.js').catch(() => null);
  return { default: module?.DressedPreview ?? ShownPage };
});

/** The page as visitors will see it, in a box. It fills its container, and its width decides between the layouts for phone and desktop. */
export function PagePreview(props: PagePreviewProps): ReactNode {
  const plain = <ShownPage {...props} />;
  if (isPlainDesign(props.design)) return plain;
  return (
    <Suspense fallback={plain}>
      <DressedPreview {...props} />
    </Suspense>
  );
}
