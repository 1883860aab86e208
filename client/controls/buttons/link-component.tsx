import { createContext, useContext, type ComponentProps, type ComponentType } from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** The question before unsaved changes are left, if it differs from the usual one. */
  leavingQuestion?: string;
}

function PlainLink({ leavingQuestion: _, children, ...anchor }: LinkProps) {
  return <a {...anchor}>{children}</a>;
}

/** The component behind `Link`: a plain anchor in documents rendered on the server, the router's link in the app. */
export const LinkComponent = createContext<ComponentType<LinkProps>>(PlainLink);

/** A link within the site. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkComponent);
  // oxlint-disable-next-line react/static-components -- The context has the same component as long as the app runs.
  return <Component {...props} />;
}
