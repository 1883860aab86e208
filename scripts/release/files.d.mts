/** What an archive has besides the server: files and folders. */
export const besides: readonly string[];
