import type { ImageName } from '../../../server/media/image.js';
import type { ExportedFile, ExportStamp } from '../../../server/exports/exported-page.js';
import { ExportedPages } from '../../../server/exports/ports/exported-pages.port.js';

/** Exported pages in memory, for unit tests. */
export class MemoryExportedPages extends ExportedPages {
  /** The content of the files, by their paths. */
  readonly files = new Map<string, string>();
  private readonly cards = new Map<string, string>();
  private readonly stamps = new Map<string, ExportStamp>();
  private readonly written = new Map<ImageName, Uint8Array>();

  override async stampOf(linkname: string): Promise<ExportStamp | null> {
    return this.stamps.get(linkname) ?? null;
  }

  override async write(linkname: string, files: readonly ExportedFile[], stamp: ExportStamp, card: string): Promise<void> {
    const kept = this.cards.get(linkname);
    await this.remove(linkname);
    if (kept === card) this.cards.set(linkname, kept);
    for (const { name, content } of files) this.files.set(`pages/${linkname}/${name}`, Buffer.from(content).toString());
    this.stamps.set(linkname, stamp);
  }

  override async cardOf(linkname: string): Promise<string | null> {
    return this.cards.get(linkname) ?? null;
  }

  override async writeCard(linkname: string, id: string): Promise<void> {
    if (this.stamps.has(linkname)) this.cards.set(linkname, id);
  }

  override async remove(name: string): Promise<boolean> {
    for (const path of this.files.keys()) if (path.startsWith(`pages/${name}/`)) this.files.delete(path);
    this.cards.delete(name);
    return this.stamps.delete(name);
  }

  override async *names(): AsyncGenerator<string> {
    yield* [...this.stamps.keys()];
  }

  override async hasPicture(name: ImageName): Promise<boolean> {
    return this.written.has(name);
  }

  override async writePicture(name: ImageName, content: Uint8Array): Promise<void> {
    this.written.set(name, content);
  }

  override async *pictures(): AsyncGenerator<ImageName> {
    yield* [...this.written.keys()];
  }

  override async removePicture(name: ImageName): Promise<void> {
    this.written.delete(name);
  }

  override async writeAsset(name: string, content: Uint8Array): Promise<void> {
    this.files.set(name, Buffer.from(content).toString());
  }

  override async check(): Promise<void> {
    // Memory can always be written.
  }
}
