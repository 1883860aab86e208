import { EntitySchema } from 'typeorm';

/** A row of `publication_key`: a publication that a client may send again, and what came of it. */
export interface PublicationKeyTable {
  readonly keyHash: Buffer;
  readonly inputHash: Buffer;
  readonly pageId: string;
  readonly version: number;
  readonly isChanged: boolean;
  readonly keptUntil: Date;
}

export const publicationKeyTable = new EntitySchema<PublicationKeyTable>({
  name: 'publication_key',
  columns: {
    keyHash: { name: 'key_hash', type: 'bytea', primary: true, primaryKeyConstraintName: 'publication_key_pkey' },
    inputHash: { name: 'input_hash', type: 'bytea' },
    pageId: { name: 'page_id', type: 'uuid' },
    version: { type: 'integer' },
    isChanged: { name: 'is_changed', type: 'boolean' },
    keptUntil: { name: 'kept_until', type: 'timestamptz' },
  },
  indices: [
    { name: 'publication_key_by_page', columns: ['pageId'] },
    { name: 'publication_key_by_end', columns: ['keptUntil'] },
  ],
  foreignKeys: [
    {
      name: 'publication_key_belongs_to_page',
      target: 'page',
      columnNames: ['pageId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
