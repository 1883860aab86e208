import { useServerData } from '../../../../api/connection/use-server-data.js';
import { HiddenPageDocument } from '../../../../api/generated/hidden-page.js';
import { site } from '../../../../api/site.js';
import { Link } from '../../../../controls/buttons/link-component.js';
import { Notice } from '../../../../page-editing/layout/notice.js';
import { screens } from '../../../../shell/screens.js';
import { hiddenPageTexts as texts } from '../../../../texts/en/hidden-page.js';

/** Says in the editor that visitors do not see the page, and why. What the owner can do is on the screen with the pages; while a page waits, that is to write. */
export function HiddenNotice({ pageId }: { readonly pageId: string }) {
  const { data, failure } = useServerData(HiddenPageDocument, { id: pageId });
  // The notice is right without the reason.
  if (!data && !failure) return null;
  const hiding = data?.page.hiding;
  if (hiding?.reason === 'REVIEW') return <WaitingNotice />;
  return (
    <Notice tone="plain">
      <span>
        {hiding ? texts.inEditor({ reason: hiding.reason.toLowerCase() }) : texts.inEditorPlain}{' '}
        <Link href={screens.pages}>{texts.whatToDo}</Link>
      </span>
    </Notice>
  );
}

function WaitingNotice() {
  const { supportEmail: address } = site();
  return (
    <Notice tone="plain">
      <span>
        {texts.waitsInEditor} <a href={`mailto:${address}`}>{texts.write({ address })}</a>
      </span>
    </Notice>
  );
}
