import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { AdmitAction } from '../../accounts/limits/use-cases/admit-action.js';
import type { Actor } from '../../actor.js';
import { CONFIG, type Config } from '../../config/config.js';
import { FetchPicture } from '../../pages/link-previews/use-cases/fetch-picture.js';
import { UploadTilePicture } from '../../pages/pictures/use-cases/upload-tile-picture.js';
import type { UploadedTilePicture } from '../../pages/pictures/uploaded-tile-picture.js';
import { UploadFolder } from './upload-folder.js';

/** Takes pictures from the web as if their users had uploaded them. */
@Injectable()
export class LinkedPictures {
  private readonly folder: UploadFolder;

  constructor(
    @Inject(CONFIG) { dataDir }: Config,
    private readonly admit: AdmitAction,
    private readonly fetchPicture: FetchPicture,
    private readonly uploadTilePicture: UploadTilePicture,
  ) {
    this.folder = new UploadFolder(join(dataDir, 'uploads'));
  }

  /** Keeps the picture at an address for the tiles of an account. Null if there is none. Errors: the same as of an upload. */
  keepForTiles(actor: Actor, address: string): Promise<UploadedTilePicture | null> {
    return this.admit.execute('uploadPicture', actor, () =>
      this.fetchPicture.execute(actor, address, (content) => this.keep(actor, content)),
    );
  }

  private async keep(actor: Actor, content: Uint8Array): Promise<UploadedTilePicture> {
    const file = await this.folder.newPath();
    try {
      await writeFile(file, content);
      return await this.uploadTilePicture.execute({ actor, file });
    } finally {
      await rm(file, { force: true });
    }
  }
}
