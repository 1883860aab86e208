import type { ReactNode } from 'react';
import type { Picture, PictureVariant } from './page-pictures.js';

interface ResponsivePictureProps {
  readonly picture: Picture;
  /** How wide it is shown, as the attribute `sizes` says it. */
  readonly sizes: string;
  /** Empty for a picture that only decorates. */
  readonly alt: string;
  readonly className?: string;
  /** Whether it comes before the other pictures. */
  readonly first?: boolean;
}

/** A picture, from which the browser takes the smallest file that is large enough and that it can show. */
export function ResponsivePicture({ picture, sizes, alt, className, first = false }: ResponsivePictureProps): ReactNode {
  const { url, width, height, variants } = picture;
  const plain = variants.filter(({ format }) => !MODERN.includes(format));
  return (
    <picture>
      {modernSources(picture).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={url}
        srcSet={sourceSet(plain) || undefined}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        className={className}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  );
}

/** How wide a picture is that covers a box, what is cut off at its sides included: on a tall phone far wider than the screen. */
export function coverWidth(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  box: { readonly width: number; readonly height: number },
): number {
  return Math.ceil(Math.max(box.width, (box.height * width) / height));
}

/**
 * For the head of a document: the browser fetches the picture at once. It names the best format only, because every format that is
 * named would be fetched; a browser that can't show it passes by and finds another one in the picture itself.
 */
export function PicturePreload({ picture, sizes }: Pick<ResponsivePictureProps, 'picture' | 'sizes'>): ReactNode {
  const [best] = modernSources(picture);
  if (!best) return null;
  return <link rel="preload" as="image" type={best.type} imageSrcSet={best.srcSet} imageSizes={sizes} fetchPriority="high" />;
}

/** In the order of what they save. */
const MODERN: readonly string[] = ['avif', 'webp'];

function modernSources({ variants }: Picture): { readonly type: string; readonly srcSet: string }[] {
  return MODERN.map((format) => ({
    type: `image/${format}`,
    srcSet: sourceSet(variants.filter((variant) => variant.format === format)),
  })).filter(({ srcSet }) => srcSet !== '');
}

function sourceSet(files: readonly PictureVariant[]): string {
  return files.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
