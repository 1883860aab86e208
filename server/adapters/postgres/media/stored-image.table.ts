import { EntitySchema } from 'typeorm';
import type { ImageName } from '../../../media/image.js';

/** The name of a file that is in the storage of pictures, or is about to be saved there. */
export interface StoredImageTable {
  readonly name: ImageName;
  /** When it was listed, when a page last used it, or when removing it failed. */
  readonly keptAt: Date;
  /** Since when an instance removes the file from the storage; null for all others. */
  readonly removalSince: Date | null;
  /** Whether a page has shown it that was deleted, or has removed it, so that others may know its name. */
  readonly isWithdrawn: boolean;
}

export const storedImageTable = new EntitySchema<StoredImageTable>({
  name: 'stored_image',
  columns: {
    name: { type: 'varchar', length: 69, primary: true, primaryKeyConstraintName: 'stored_image_pkey' },
    keptAt: { name: 'kept_at', type: 'timestamptz' },
    removalSince: { name: 'removal_since', type: 'timestamptz', nullable: true },
    isWithdrawn: { name: 'is_withdrawn', type: 'boolean', default: false },
  },
  indices: [{ name: 'stored_image_by_age', columns: ['keptAt'] }],
  checks: [{ name: 'stored_image_name_is_valid', expression: `name ~ '^[0-9a-f]{64}[.](avif|webp|jpg|png)$'` }],
});
