import type { ReactNode } from 'react';
import { ButtonFace } from './button-face.js';
import { buttonClass, type ButtonLook } from './button-look.js';
import { Link, type LinkProps } from './link-component.js';

interface ButtonLinkProps extends LinkProps, ButtonLook {
  children: ReactNode;
}

/** A link that looks like a button: it opens an address and changes nothing. */
export function ButtonLink({ kind, size, icon, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClass({ kind, size }, className)}>
      <ButtonFace icon={icon}>{children}</ButtonFace>
    </Link>
  );
}
