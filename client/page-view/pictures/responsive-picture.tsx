import type { ReactNode } from 'react';
import type { Picture, PictureVariant } from './page-pictures.js';

interface ResponsivePictureProps {
  readonly picture: Picture;
  /** The width at which it is shown, in the syntax of the attribute `sizes`. */
  readonly sizes: string;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** The language of `alt`. Empty if it is unknown; by default, that of the document. */
  readonly lang?: string;
  readonly className?: string;
  /** Whether it is loaded before the other pictures. */
  readonly first?: boolean;
  /** Whether it is loaded only when it is about to be seen. */
  readonly lazy?: boolean;
  /** The colour until it is loaded. The Content-Security-Policy of a page does not allow it there. */
  readonly ground?: string | undefined;
}

/** A picture. The browser loads the smallest file that is large enough and has a supported format. */
export function ResponsivePicture(props: ResponsivePictureProps): ReactNode {
  const { picture, sizes, alt, lang, className, first = false, lazy = false, ground } = props;
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
        lang={lang}
        className={className}
        fetchPriority={first ? 'high' : undefined}
        loading={lazy ? 'lazy' : undefined}
        style={ground === undefined ? undefined : { backgroundColor: ground }}
      />
    </picture>
  );
}

/** The width of a picture that covers a box, with the parts that are cut off: on a tall phone, it is much wider than the screen. */
export function coverWidth(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  box: { readonly width: number; readonly height: number },
): number {
  return Math.ceil(Math.max(box.width, (box.height * width) / height));
}

/**
 * For the head of a document, so that the browser loads the picture at once. It names only the best format, because every named format
 * would be loaded. A browser that does not support it ignores it, and chooses another file from the picture element.
 */
export function PicturePreload({ picture, sizes }: Pick<ResponsivePictureProps, 'picture' | 'sizes'>): ReactNode {
  const [best] = modernSources(picture);
  if (!best) return null;
  return <link rel="preload" as="image" type={best.type} imageSrcSet={best.srcSet} imageSizes={sizes} fetchPriority="high" />;
}

/** Ordered by how well they compress. */
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
