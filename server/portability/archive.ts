import { parseImageName } from '../media/image.js';
import type { Images } from '../media/use-cases/images.js';
import type { Page } from '../pages/page.js';
import type { ArchiveFile, CopyPage, PersonalRecord } from './archive-file.js';

/** The files of an archive, one after the other. Of records with the same name, the first is there. `missing.json` names the pictures that cannot be read. */
export async function* archiveFiles(readMe: string, records: AsyncIterable<PersonalRecord>, images: Images): AsyncGenerator<ArchiveFile> {
  yield textFile('README.txt', readMe);
  const names = new Set<string>();
  const missing: string[] = [];
  for await (const record of records) {
    if (names.has(record.name)) continue;
    names.add(record.name);
    if ('content' in record) yield record;
    else if ('text' in record) yield textFile(record.name, record.text);
    else if ('json' in record) yield textFile(record.name, `${JSON.stringify(record.json, null, 2)}\n`);
    else {
      const content = await pictureOf(images, record.image);
      if (content) yield { name: record.name, content, isText: false };
      else missing.push(record.name);
    }
  }
  if (missing.length > 0) yield textFile('missing.json', `${JSON.stringify(missing, null, 2)}\n`);
}

/** The copy of a page in its folder. */
export function* copiedInto(folder: string, page: Page, copy: CopyPage): Generator<PersonalRecord> {
  for (const record of copy(page)) yield { ...record, name: `${folder}site/${record.name}` };
}

// A picture that is not there, or a storage that is away for a moment, must not end the archive in its middle.
async function pictureOf(images: Images, name: string): Promise<Uint8Array | null> {
  const image = parseImageName(name);
  return image ? images.read(image).catch(() => null) : null;
}

function textFile(name: string, text: string): ArchiveFile {
  return { name, content: Buffer.from(text), isText: true };
}
