import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { toTilePicture } from '../place-pictures.js';
import { TilePictures } from '../ports/tile-pictures.port.js';
import type { TilePicture } from '../../tile-kinds/picture/tile-picture.rules.js';

/** A picture that an account has uploaded for its tiles, by its id. Null if it has none with this id. Scope: publish. */
@Injectable()
export class FindTilePicture {
  constructor(private readonly pictures: TilePictures) {}

  async execute(actor: Actor, id: string): Promise<TilePicture | null> {
    const found = (await this.pictures.find(actor.accountFor('publish'), [id])).get(id);
    return found ? toTilePicture(id, found) : null;
  }
}
