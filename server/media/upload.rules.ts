/** The largest file that is taken as a picture: 10 MB (specification §5, §9). */
export const MAX_IMAGE_BYTES = 10_485_760;

/** The most pixels that a picture may have, whatever its size as a file. */
export const MAX_IMAGE_PIXELS = 64_000_000;

/** What a picture may be uploaded as; its content decides, and not its name. */
export const IMAGE_UPLOAD_TYPES = ['image/jpeg', 'image/png'] as const;
