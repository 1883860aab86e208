/** What stands on a creator's page beside the creator's own words, and on the documents that answer in its place. */
export const publicPageTexts = {
  madeWith: (siteName: string) => `Made with ${siteName}`,
  closePopup: 'Close',
  profilePicture: 'Profile picture',
  unnamedTile: (number: number) => `Tile ${number}`,
  profilePictureOf: (name: string) => `Profile picture of ${name}`,
  wallpaperOf: (name: string) => `Wallpaper of ${name}`,
  documentDescription: (name: string, tiles: readonly string[]) => `${name}: ${tiles.join(' · ')}`,
  bareDescription: (name: string, siteName: string) => `${name}, a page made with ${siteName}.`,
  loading: 'Loading…',
  loadingAgain: 'This page takes a little longer than usual. It loads by itself in a few seconds.',
  available: 'Congrats! This linkname is available. Claim it quickly before someone else does!',
  claim: (linkname: string) => `Claim ${linkname}`,
} as const;
