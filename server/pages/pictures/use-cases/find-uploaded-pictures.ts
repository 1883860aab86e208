import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { TilePictures, type FoundPicture } from '../ports/tile-pictures.port.js';

/** More than a design names: each of a hundred tiles may have a few. */
const MOST_DIGESTS = 100;

/** The pictures for tiles that an account has of files with these digests, so that a program uploads none twice. Those after the first 400 are not looked up. Scope: read. */
@Injectable()
export class FindUploadedPictures {
  constructor(private readonly pictures: TilePictures) {}

  async execute(actor: Actor, digests: readonly string[]): Promise<readonly FoundPicture[]> {
    return this.pictures.findByDigests(actor.accountFor('read'), [...new Set(digests.slice(0, MOST_DIGESTS))]);
  }
}
