import { useEffect, useRef, useState } from 'react';
import { upload } from '../../../api/uploads/upload.js';
import { UploadTilePictureDocument } from '../../../api/generated/upload-tile-picture.js';
import type { ImportFileInput, ImportFilePictureInput, UploadTilePictureMutation } from '../../../api/generated/types.js';
import { Button } from '../../../controls/buttons/button.js';
import { FileField } from '../../../controls/fields/file-field.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { lazyComponent, lazyPart } from '../../../controls/loading/lazy-part.js';
import { importTexts as texts } from '../../../texts/en/importing.js';
import styles from './import-screen.module.css';
import type { ArchivedPage, ArchiveProblem } from './page-archive.js';
import { unicodeText } from './unicode-text.js';

// Most files say how they are written.
const charsets = lazyPart(() => import('./charset-choice.js'), { preloads: false });
const CharsetChoice = lazyComponent(charsets, (module) => module.CharsetChoice);

// Most files are none.
const archives = lazyPart(() => import('./page-archive.js'), { preloads: false });

const KINDS = '.zip,.json,.html,.htm,.csv,.txt,.md,.env,.yml,.yaml,application/zip,application/json,text/html,text/csv';
/** In bytes of the request, in which a text is longer than in its file. There is something around it. */
const MOST_BYTES = 1024 * 1024 - 8_192;
/** The same for what is around each picture. */
const BYTES_OF_PICTURE = 300;

const PROBLEMS: Readonly<Record<ArchiveProblem, string>> = {
  'too-large': texts.archiveTooLarge,
  unreadable: texts.fileUnreadable,
  'no-page': texts.noPageInArchive,
};

/** The pictures of a page that are on no tile, as they are in an archive. */
export interface OwnPictures {
  readonly picture?: File | undefined;
  readonly wallpaper?: File | undefined;
}

interface PageFileProps {
  readonly onRead: (file: ImportFileInput, own?: OwnPictures) => void;
}

/** Asks for a file with a page. Of an archive with several pages, it asks which one. */
export function PageFile({ onRead }: PageFileProps) {
  const [problem, setProblem] = useState<string>();
  const [pages, setPages] = useState<readonly ArchivedPage[]>([]);
  const [unclear, setUnclear] = useState<{ readonly name: string; readonly bytes: Uint8Array } | null>(null);
  const { sending, send, begin } = useSendPictures();
  const status = useRef<HTMLParagraphElement>(null);

  function choose(file: ImportFileInput, own?: OwnPictures) {
    const isTooLarge = isLarge(file);
    setProblem(isTooLarge ? texts.tooLarge : undefined);
    if (!isTooLarge) onRead(file, own);
  }

  async function bring(name: string, page: ArchivedPage, signal: AbortSignal) {
    setPages([]);
    const files = page.pictures();
    status.current?.focus();
    const pictures = await send(files, signal);
    if (pictures) choose({ name, text: page.text, pictures }, ownPictures(page, files));
  }

  async function read(file: File, signal: AbortSignal) {
    setPages([]);
    setUnclear(null);
    setProblem(undefined);
    const found = await archives.fetch().then(({ pagesIn }) => pagesIn(file));
    if (signal.aborted) return undefined;
    if (found === null) return readText(file, signal);
    setProblem(typeof found === 'string' ? PROBLEMS[found] : undefined);
    if (typeof found === 'string') return undefined;
    const [only] = found;
    return only && found.length === 1 ? bring(file.name, only, signal) : setPages(found);
  }

  async function readText(file: File, signal: AbortSignal) {
    if (file.size > MOST_BYTES) return setProblem(texts.tooLarge);
    const [name, bytes] = [file.name, new Uint8Array(await file.arrayBuffer())];
    const text = unicodeText(bytes);
    if (signal.aborted) return undefined;
    return text === null ? setUnclear({ name, bytes }) : choose({ name, text });
  }

  // Begins anew with each choice.
  const start = (work: (signal: AbortSignal) => Promise<void>) => void work(begin()).catch(() => setProblem(texts.fileUnreadable));
  return (
    <section className={styles.file} aria-labelledby="import-file">
      <h3 id="import-file" className={styles.label}>
        {texts.fromFile}
      </h3>
      <FileField
        {...{ accept: KINDS, drop: texts.drop, kinds: texts.kinds, error: problem }}
        onChoose={(file) => start((signal) => read(file, signal))}
      />
      <p ref={status} role="status" tabIndex={-1} className={styles.from}>
        {sending && texts.sendingPictures(sending)}
      </p>
      {unclear && <CharsetChoice bytes={unclear.bytes} onChoose={(text) => choose({ name: unclear.name, text })} />}
      {pages.length > 0 && <PageChoice pages={pages} onChoose={(page) => start((signal) => bring(page.name, page, signal))} />}
    </section>
  );
}

function ownPictures({ own: { picture, wallpaper } }: ArchivedPage, files: ReadonlyMap<string, File>): OwnPictures {
  const fileAt = (path: unknown) => (typeof path === 'string' ? files.get(path) : undefined);
  return { picture: fileAt(picture), wallpaper: fileAt(wallpaper) };
}

function isLarge({ text, pictures = [] }: ImportFileInput): boolean {
  return new Blob([JSON.stringify(text)]).size + BYTES_OF_PICTURE * (pictures?.length ?? 0) > MOST_BYTES;
}

interface PageChoiceProps {
  readonly pages: readonly ArchivedPage[];
  readonly onChoose: (page: ArchivedPage) => void;
}

function PageChoice({ pages, onChoose }: PageChoiceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.pages}>
      <h4 ref={heading} tabIndex={-1} className={styles.label}>
        {texts.whichPage}
      </h4>
      {pages.map((page, at) => (
        <Button key={at} kind="line" onClick={() => onChoose(page)}>
          <bdi>{page.isDraft ? texts.draftOf({ page: page.name }) : page.name}</bdi>
        </Button>
      ))}
    </div>
  );
}

interface Sending {
  readonly sent: number;
  readonly count: number;
}

/** What is waited before a picture is sent once more that could not be taken at that moment, in milliseconds. */
const PAUSE = 2_000;

/** Uploads the pictures of a page. What the server refuses is said, and named afterwards as missing. */
function useSendPictures() {
  const [sending, setSending] = useState<Sending | null>(null);
  const latest = useRef(new AbortController());
  const notify = useNotify();
  useEffect(() => () => latest.current.abort(), []);

  /** Aborts what was begun before. */
  function begin(): AbortSignal {
    latest.current.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  }

  /** Null if it was left meanwhile, or if the session has ended. */
  async function send(pictures: ReadonlyMap<string, File>, signal: AbortSignal): Promise<ImportFilePictureInput[] | null> {
    const sent: ImportFilePictureInput[] = [];
    try {
      for (const [at, [path, file]] of [...pictures].entries()) {
        setSending({ sent: at, count: pictures.size });
        const outcome = await sendOne(file, signal);
        if (outcome.kind === 'done') sent.push({ path, id: outcome.data.uploadTilePicture.id });
        else if (outcome.kind === 'refused' || outcome.kind === 'failed') {
          // The others would be refused for the same reason, such as an address that is not verified.
          notify({ text: outcome.reason, tone: 'failed' });
          break;
        } else return null;
      }
      return sent;
    } finally {
      if (!signal.aborted) setSending(null);
    }
  }

  return { sending, send, begin };
}

async function sendOne(file: File, signal: AbortSignal, isAgain = false): ReturnType<typeof upload<UploadTilePictureMutation>> {
  const outcome = await upload(UploadTilePictureDocument, file, { name: file.name, onProgress: () => undefined, signal });
  if (outcome.kind !== 'failed' || isAgain) return outcome;
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  return sendOne(file, signal, true);
}
