import { access, constants, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { parseImageName, type ImageName } from '../../media/image.js';
import type { ExportedFile, ExportStamp } from '../../exports/exported-page.js';
import type { Linkname } from '../../pages/linknames/linkname.rules.js';
import { ExportedPages } from '../../exports/ports/exported-pages.port.js';
import { isLeftBehind, makeFolder, noteTimes, replaceFile, replaceFiles, syncFolder } from './replaced-files.js';

/** The name of the stamp. Web servers do not serve names that begin with a dot, if they are told only the names of pages. */
const STAMP = '.stamp';
const REMOVED = '.removed.';
/** The name of the file of a card: its id. */
const CARD = /^([0-9a-f]{32})\.jpg$/;
/** The name of the file that says that the whole folder belongs to Tessera. */
const MARK = '.tessera';
/** How often a write begins again, after another instance has removed the folder meanwhile. */
const MOST_ATTEMPTS = 3;

// The same characters as in linknames, so no name leads out of the folder.
const SAFE_NAME = /^[a-z0-9][a-z0-9_-]{0,29}$/;

/**
 * Pages as files in one folder: `pages/{linkname}/index.{language}.html`, the same compressed and `{card}.jpg` beside it, and `media/{name}`
 * with the pictures. Every file is written under another name, synced and renamed. The stamp is removed first and written last.
 */
export class FolderExportedPages extends ExportedPages {
  /** Undefined if the operator wants no export. */
  constructor(private readonly root: string | undefined) {
    super();
  }

  override async stampOf(linkname: Linkname): Promise<ExportStamp | null> {
    const text = await readFile(path.join(this.folderOf(linkname), STAMP), 'utf8').catch(() => null);
    const [renderer = '', revision = ''] = text?.trim().split(' ') ?? [];
    return revision === '' ? null : { renderer, revision };
  }

  override async write(linkname: Linkname, files: readonly ExportedFile[], stamp: ExportStamp, card: string): Promise<void> {
    await this.takeFolder();
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.writeOnce(this.folderOf(linkname), files, stamp, card);
        return;
      } catch (error) {
        if (!isMissing(error) || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  override async cardOf(linkname: Linkname): Promise<string | null> {
    const names = (await readdir(this.folderOf(linkname)).catch(nullWhenMissing)) ?? [];
    return names.flatMap((name) => CARD.exec(name)?.[1] ?? [])[0] ?? null;
  }

  override async writeCard(linkname: Linkname, id: string, content: Uint8Array): Promise<void> {
    const folder = this.folderOf(linkname);
    try {
      await replaceFile(path.join(folder, `${id}.jpg`), content);
      for (const name of await readdir(folder)) if (CARD.test(name) && name !== `${id}.jpg`) await removeUnwanted(path.join(folder, name));
      await syncFolder(folder);
    } catch (error) {
      // Nobody may see the page any more, or never could.
      if (!isMissing(error)) throw error;
    }
  }

  override async remove(name: string): Promise<boolean> {
    if (this.root === undefined || !SAFE_NAME.test(name)) return false;
    const removed = path.join(this.place('pages'), `${REMOVED}${randomUUID()}`);
    try {
      await rename(this.folderOf(name), removed);
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
    // Otherwise the page could be back after a power failure.
    await syncFolder(this.place('pages'));
    // Nobody is served what is in there any more. What cannot be removed now, `names` removes later.
    await noteTimes(this.folderOf(name), removed).catch(() => undefined);
    await removeTree(removed);
    return true;
  }

  override async *names(): AsyncGenerator<string> {
    for await (const name of entriesOf(this.place('pages'))) {
      if (SAFE_NAME.test(name)) yield name;
      // A crash left it behind.
      else if (name.startsWith(REMOVED)) await removeTree(path.join(this.place('pages'), name));
    }
  }

  override async hasPicture(name: ImageName): Promise<boolean> {
    return (await stat(path.join(this.place('media'), name)).catch(nullWhenMissing)) !== null;
  }

  override async writePicture(name: ImageName, content: Uint8Array): Promise<void> {
    await this.takeFolder();
    await makeFolder(this.place('media'));
    await replaceFile(path.join(this.place('media'), name), content);
    await syncFolder(this.place('media'));
  }

  override async *pictures(): AsyncGenerator<ImageName> {
    for await (const entry of entriesOf(this.place('media'))) {
      const name = parseImageName(entry);
      if (name !== undefined) yield name;
      else if (entry.startsWith('.')) await removeLeftBehind(path.join(this.place('media'), entry));
    }
  }

  override async removePicture(name: ImageName): Promise<void> {
    await rm(path.join(this.place('media'), name), { force: true });
  }

  override async writeAsset(name: string, content: Uint8Array): Promise<void> {
    await this.takeFolder();
    const file = this.place(name);
    await makeFolder(path.dirname(file));
    await replaceFile(file, content);
  }

  override async check(): Promise<void> {
    await this.takeFolder();
    await access(this.place(), constants.R_OK | constants.W_OK | constants.X_OK);
  }

  // What does not belong to a page is removed from the folder. So it must not be one that has something else.
  private async takeFolder(): Promise<void> {
    // Each write looks only for the mark. Somebody may have removed the folder, or another one may be mounted in its place.
    if (await stat(this.place(MARK)).catch(nullWhenMissing)) return;
    await makeFolder(this.place());
    const names = await readdir(this.place());
    // Another instance may have taken it a moment ago.
    if (names.includes(MARK)) return;
    const others = names.filter((name) => name !== 'lost+found' && !name.startsWith(MARK) && !name.startsWith(`.${MARK}`));
    if (others.length > 0) throw new Error(`The folder has something else in it, such as "${others[0]}". Name an empty folder.`);
    await replaceFile(this.place(MARK), Buffer.from('This folder belongs to Tessera (PAGES_EXPORT_DIR).\n'));
  }

  private async writeOnce(folder: string, files: readonly ExportedFile[], stamp: ExportStamp, card: string): Promise<void> {
    await makeFolder(folder);
    const names = new Set([STAMP, `${card}.jpg`, ...files.map(({ name }) => name)]);
    const contents = new Map(files.map(({ name, content }) => [path.join(folder, name), content]));
    await replaceFiles(contents, () => rm(path.join(folder, STAMP), { force: true }));
    for (const name of await readdir(folder)) if (!names.has(name)) await removeUnwanted(path.join(folder, name));
    await syncFolder(folder);
    await replaceFile(path.join(folder, STAMP), Buffer.from(`${stamp.renderer} ${stamp.revision}\n`));
  }

  private folderOf(name: string): string {
    if (!SAFE_NAME.test(name)) throw new Error('This name cannot be that of a folder.');
    return path.join(this.place('pages'), name);
  }

  private place(name = ''): string {
    if (this.root === undefined) throw new Error('There is no folder for exported pages.');
    return path.join(this.root, name);
  }
}

/** The names in a folder, one after the other. */
async function* entriesOf(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(nullWhenMissing);
  if (entries) for await (const { name } of entries) yield name;
}

/** Removes a file of a language that the product does not have any more, or one that a crash left behind. */
async function removeUnwanted(file: string): Promise<void> {
  if (path.basename(file).startsWith('.')) await removeLeftBehind(file);
  else await rm(file, { recursive: true, force: true });
}

/** Removes a folder that nobody reads. If it has files of another user, it stays. */
async function removeTree(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true }).catch(() => undefined);
}

/** Another instance may be about to write a file that is not old. */
async function removeLeftBehind(file: string): Promise<void> {
  if (await isLeftBehind(file)) await rm(file, { force: true });
}

function nullWhenMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
