import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Picture } from '../../../page-view/pictures/page-pictures.js';
import { coverWidth, ResponsivePicture } from '../../../page-view/pictures/responsive-picture.js';
import { wallpaperTexts } from '../../../texts/en/pictures.js';
import styles from './wallpaper-thumbnail.module.css';

interface WallpaperThumbnailProps {
  readonly wallpaper: Picture | null;
  /** A chosen file. It is shown instead of the wallpaper. */
  readonly file: File | null;
}

/** The largest size, in CSS pixels. */
const FRAME = { width: 200, height: 260 } as const;

export function WallpaperThumbnail({ wallpaper, file }: WallpaperThumbnailProps): ReactNode {
  return (
    <div className={styles.frame}>
      {file ? (
        <FilePicture key={keyOf(file)} file={file} />
      ) : wallpaper ? (
        <ResponsivePicture
          key={wallpaper.url}
          picture={wallpaper}
          sizes={`${coverWidth(wallpaper, FRAME)}px`}
          alt={wallpaperTexts.current}
          className={styles.picture}
        />
      ) : (
        <p className={styles.none}>{wallpaperTexts.none}</p>
      )}
    </div>
  );
}

function FilePicture({ file }: { readonly file: File }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let stale = false;
    // The browser makes a small copy in the background, and does not keep the large picture in memory. A file that cannot be decoded here
    // is not shown; the server says why it refuses the file.
    createImageBitmap(file, { resizeWidth: THUMBNAIL_WIDTH, resizeQuality: 'medium' }).then(
      (bitmap) => {
        if (!stale && canvas.current) setShown(paint(canvas.current, bitmap));
        bitmap.close();
      },
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [file]);
  return <canvas ref={canvas} className={styles.picture} hidden={!shown} />;
}

const THUMBNAIL_WIDTH = 400;

function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap): boolean {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return true;
}

function keyOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
