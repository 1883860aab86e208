import type { ReactNode } from 'react';

interface BlankProfilePictureProps {
  readonly label: string;
  readonly className?: string;
}

/** The placeholder for accounts without a profile picture, in the style of the example portraits. */
export function BlankProfilePicture({ label, className }: BlankProfilePictureProps): ReactNode {
  return (
    <svg className={className} viewBox="0 0 96 96" role="img" aria-label={label}>
      <path fill="#b4b6d6" d="M0 0h96v96H0z" />
      <path fill="#373a70" d="M12 96c2-19 15-28 36-29 21 1 34 10 36 29z" />
      <path fill="#474a71" d="M31 41c0-13 6-20 17-20s17 7 17 20-7 22-17 22-17-9-17-22z" />
    </svg>
  );
}
