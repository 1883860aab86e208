import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Picture } from '../../../page-view/page-pictures.js';
import { coverWidth, ResponsivePicture } from '../../../page-view/responsive-picture.js';
import { wallpaperTexts } from '../../../texts/en/pictures.js';
import styles from './wallpaper-thumbnail.module.css';

interface WallpaperThumbnailProps {
  readonly wallpaper: Picture | null;
  /** A file that may become the wallpaper: it is shown instead. */
  readonly file: File | null;
}

/** In CSS pixels, at its largest. */
const FRAME = { width: 200, height: 260 } as const;

/** A small picture of the wallpaper. */
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
    // A small copy, made beside the page's own work: of a large photo only that is kept. What can't be decoded here is not shown, and
    // the server says why it does not take it.
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
