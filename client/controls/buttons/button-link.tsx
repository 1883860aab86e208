import type { ReactNode } from 'react';
import { ButtonContent } from './button-content.js';
import { buttonClass, type ButtonLook } from './button-look.js';
import { Link, type LinkProps } from './link-component.js';

interface ButtonLinkProps extends LinkProps, ButtonLook {
  children: ReactNode;
}

/** A link that looks like a button: it opens an address and changes nothing. */
export function ButtonLink({ kind, size, icon, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClass({ kind, size }, className)}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  );
}
