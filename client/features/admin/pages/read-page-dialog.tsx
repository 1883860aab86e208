import { useCallback, useMemo } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { reasonNotRead, type Failure } from '../../../api/connection/failure.js';
import { useCall } from '../../../api/connection/use-call.js';
import { AdminReadPageDocument } from '../../../api/generated/admin-read-page.js';
import type { AdminReadTileFragment, AdminShownPageFragment } from '../../../api/generated/types.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import { adminPageTexts as texts } from '../../../texts/en/admin-pages.js';
import { ReportedMiniature } from '../reports/report-facts.js';
import type { ListedPage } from './use-withdrawal.js';
import styles from './read-page-dialog.module.css';

interface ReadPageDialogProps extends Pick<ListedPage, 'page'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What a page says that visitors do not see. */
export function ReadPageDialog({ page: { id, title }, open, onClose }: ReadPageDialogProps) {
  // To read what is hidden is an act: the audit log has it.
  const { value, failure, retry } = useCall(useCallback(() => callServer(AdminReadPageDocument, { id }), [id]));
  const { page, tiles } = value?.adminReadPage ?? {};
  return <ReadingDialog {...{ open, onClose, title, page, tiles, failure, retry }} note={texts.readNote} />;
}

interface ReadingDialogProps extends Omit<ReadPageDialogProps, 'page'> {
  /** That of the page. */
  readonly title: string;
  readonly note: string;
  readonly page: AdminShownPageFragment | null | undefined;
  /** Undefined until they are loaded. */
  readonly tiles: readonly AdminReadTileFragment[] | undefined;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** What a page says. Nothing in it can be pressed, nothing of another site is loaded, and where its links lead is written beside it. */
export function ReadingDialog({ title, note, page, tiles, failure, retry, ...dialog }: ReadingDialogProps) {
  return (
    <Dialog {...dialog} title={texts.readTitle({ title })} width={680}>
      <p className={styles.note}>{note}</p>
      {failure && <DidNotLoad title={texts.failedTitle} text={reasonNotRead(failure, texts.failed)} onRetry={retry} />}
      {!failure && !tiles && (
        <Skeleton label={texts.loading}>
          <SkeletonBar className={styles.bar} />
        </Skeleton>
      )}
      {!failure && tiles && (
        <div className={styles.content}>
          <ReportedMiniature page={page} isLarge />
          <div className={styles.tiles}>
            {tiles.length === 0 && <p>{texts.noTiles}</p>}
            {tiles.map((tile, at) => (
              <ReadTile key={at} tile={tile} />
            ))}
          </div>
        </div>
      )}
    </Dialog>
  );
}

function ReadTile({ tile: { name, html, picture } }: { readonly tile: AdminReadTileFragment }) {
  const { ownHtml, addresses } = useMemo(() => readHtml(html), [html]);
  return (
    <section>
      <h3 className={styles.name} dir="auto">
        {name}
      </h3>
      {picture && <img src={picture.url} width={picture.width} height={picture.height} alt="" loading="lazy" className={styles.picture} />}
      {/* The server has sanitized it when it was published. */}
      <div inert dir="auto" className={styles.text} dangerouslySetInnerHTML={{ __html: ownHtml }} />
      {addresses.map((address) => (
        <p key={address} className={styles.address}>
          {texts.leadsTo} <bdi dir="ltr">{address}</bdi>
        </p>
      ))}
    </section>
  );
}

/** The HTML without what other sites would hear of when it is read, and the addresses of that and of the links. */
function readHtml(html: string): { readonly ownHtml: string; readonly addresses: readonly string[] } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const addresses = new Set<string>();
  for (const element of body.querySelectorAll('[src]')) {
    const address = element.getAttribute('src') ?? '';
    if (new URL(address, window.location.href).origin === window.location.origin) continue;
    addresses.add(address);
    element.remove();
  }
  for (const link of body.querySelectorAll('a[href]')) addresses.add(link.getAttribute('href') ?? '');
  return { ownHtml: body.innerHTML, addresses: [...addresses] };
}
