import { zipParts } from '../../server/gateway/rest/zip-parts.js';

/** A ZIP archive with these files. Texts are compressed. */
export async function anArchive(files: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array> {
  async function* all() {
    for (const [name, content] of Object.entries(files))
      yield { name, content: Buffer.from(content as string), isText: typeof content === 'string' };
  }
  const parts: Uint8Array[] = [];
  for await (const part of zipParts(all())) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}
