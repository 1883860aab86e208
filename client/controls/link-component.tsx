import { createContext, useContext, type ComponentProps, type ComponentType } from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** What is asked before leaving with unsaved changes, where it differs from the usual question. */
  leavingQuestion?: string;
}

function PlainLink({ leavingQuestion: _, children, ...anchor }: LinkProps) {
  return <a {...anchor}>{children}</a>;
}

/** What a link is made of: a plain anchor in documents rendered on the server, the router's in the app. */
export const LinkComponent = createContext<ComponentType<LinkProps>>(PlainLink);

/** A link within the site. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkComponent);
  // eslint-disable-next-line react-hooks/static-components -- The context has the same component as long as the app runs.
  return <Component {...props} />;
}
