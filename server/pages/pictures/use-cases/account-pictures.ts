import { Injectable } from '@nestjs/common';
import type { Actor, Scope } from '../../../actor.js';
import { toTilePicture } from '../place-pictures.js';
import { TilePictures, type FoundPicture, KEPT_UNPUBLISHED_MILLISECONDS } from '../ports/tile-pictures.port.js';
import type { TilePicture } from '../../tile-kinds/picture/tile-picture.rules.js';

/** More than a design names: each of a hundred tiles may have a few. */
const MOST_DIGESTS = 100;
const BATCH = 100;

/** The pictures that accounts have uploaded for their tiles. */
@Injectable()
export class AccountPictures {
  constructor(private readonly pictures: TilePictures) {}

  /** A picture that an account has uploaded for its tiles, by its id. Null if it has none with this id. Scope: publish, or another one. */
  async find(actor: Actor, id: string, scope: Scope = 'publish'): Promise<TilePicture | null> {
    const found = (await this.pictures.find(actor.accountFor(scope), [id])).get(id);
    return found ? toTilePicture(id, found) : null;
  }

  /**
   * The pictures for tiles that an account has of files with these digests, so that a program uploads none twice. Those after the first 100 are
   * not looked up. Scope: read.
   */
  async findByDigests(actor: Actor, digests: readonly string[]): Promise<readonly FoundPicture[]> {
    return this.pictures.findByDigests(actor.accountFor('read'), [...new Set(digests.slice(0, MOST_DIGESTS))]);
  }

  /**
   * Removes pictures of tiles that neither a kept version nor a draft uses, 30 days after their upload or their last check. Checks at most 100
   * in one call. Returns whether there may be more.
   */
  async removeUnused(): Promise<boolean> {
    return (await this.pictures.removeUnused(KEPT_UNPUBLISHED_MILLISECONDS, BATCH)) === BATCH;
  }
}
