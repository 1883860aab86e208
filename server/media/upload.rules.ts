/** The largest accepted file of a picture: 10 MB (specification §5, §9). */
export const MAX_IMAGE_BYTES = 10_485_760;

/** The most pixels that a picture may have, whatever the size of its file. */
export const MAX_IMAGE_PIXELS = 64_000_000;

/** The accepted formats of uploads. The content decides the format, and not the name. */
export const IMAGE_UPLOAD_TYPES = ['image/jpeg', 'image/png'] as const;

/** The accepted formats of pictures that this server gets from other sites. */
export const FOUND_IMAGE_TYPES = [...IMAGE_UPLOAD_TYPES, 'image/webp'] as const;
