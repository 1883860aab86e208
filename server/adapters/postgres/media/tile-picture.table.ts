import { EntitySchema } from 'typeorm';
import type { ImageName } from '../../../media/image.js';
import type { Picture } from '../../../media/picture.js';
import { PAGE_ID } from '../pages/page.table.js';

/** A picture that an account has uploaded for its tiles. */
export interface TilePictureTable {
  readonly id: string;
  readonly accountId: string;
  readonly picture: Picture;
  /** When it was uploaded, or when a check last found that it is used. */
  readonly keptAt: Date;
}

export const tilePictureTable = new EntitySchema<TilePictureTable>({
  name: 'tile_picture',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'tile_picture_pkey' },
    accountId: { name: 'account_id', type: 'uuid' },
    picture: { type: 'jsonb' },
    keptAt: { name: 'kept_at', type: 'timestamptz' },
  },
  indices: [
    { name: 'tile_picture_by_account', columns: ['accountId'] },
    { name: 'tile_picture_by_age', columns: ['keptAt'] },
  ],
  foreignKeys: [
    {
      name: 'tile_picture_belongs_to_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

/** A row says that a picture of a tile has a stored file, so the file is not removed. */
export interface TilePictureFileTable {
  readonly pictureId: string;
  readonly name: ImageName;
}

export const tilePictureFileTable = new EntitySchema<TilePictureFileTable>({
  name: 'tile_picture_file',
  columns: {
    pictureId: { name: 'picture_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'tile_picture_file_pkey' },
    name: { type: 'varchar', length: 69, primary: true, primaryKeyConstraintName: 'tile_picture_file_pkey' },
  },
  indices: [{ name: 'tile_picture_file_by_name', columns: ['name'] }],
  foreignKeys: [
    {
      name: 'tile_picture_file_belongs_to_picture',
      target: 'tile_picture',
      columnNames: ['pictureId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
    { name: 'tile_picture_file_is_stored', target: 'stored_image', columnNames: ['name'], referencedColumnNames: ['name'] },
  ],
});

/** The last version of a page that uses a picture. */
export interface TilePictureUseTable {
  readonly pageId: string;
  readonly pictureId: string;
  readonly version: number;
}

export const tilePictureUseTable = new EntitySchema<TilePictureUseTable>({
  name: 'tile_picture_use',
  columns: {
    pageId: { ...PAGE_ID, type: 'uuid', primary: true, primaryKeyConstraintName: 'tile_picture_use_pkey' },
    pictureId: { name: 'picture_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'tile_picture_use_pkey' },
    version: { type: 'int' },
  },
  indices: [{ name: 'tile_picture_use_by_picture', columns: ['pictureId'] }],
  foreignKeys: [
    {
      name: 'tile_picture_use_belongs_to_page',
      target: 'page',
      columnNames: ['pageId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
    {
      name: 'tile_picture_use_has_picture',
      target: 'tile_picture',
      columnNames: ['pictureId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
