import { FOUND_IMAGE_TYPES } from '../../media/upload.rules.js';
import { LinkPictures } from '../../pages/link-previews/ports/link-pictures.port.js';
import { OutgoingRequestFailed, type GuardedHttp } from '../outgoing-http/guarded-http.js';

const PICTURE = { types: FOUND_IMAGE_TYPES, mostBytes: 5 * 1024 * 1024 };

/** Reads the pictures that users link to, by HTTP. */
export class HttpLinkPictures extends LinkPictures {
  constructor(private readonly http: GuardedHttp) {
    super();
  }

  override async read(address: string): Promise<Uint8Array | null> {
    try {
      const file = await this.http.read({ address, ...PICTURE });
      return file?.isWhole ? file.bytes : null;
    } catch (error) {
      if (error instanceof OutgoingRequestFailed) return null;
      throw error;
    }
  }
}
