import { createContext, useContext, type ComponentProps, type ComponentType } from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** What is asked before leaving with unsaved changes, where it differs from the usual question. */
  leavingQuestion?: string;
}

function PlainLink({ leavingQuestion: _, ...anchor }: LinkProps) {
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- What stands in the link comes with its properties.
  return <a {...anchor} />;
}

/** What a link is made of: a plain anchor in documents rendered on the server, the router's in the app. */
export const LinkComponent = createContext<ComponentType<LinkProps>>(PlainLink);

/** A link within the site. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkComponent);
  // eslint-disable-next-line react-hooks/static-components -- The same component for as long as the app is there.
  return <Component {...props} />;
}
