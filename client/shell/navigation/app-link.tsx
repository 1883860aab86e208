import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router';
import type { LinkProps } from '../../controls/buttons/link-component.js';
import { opensElsewhere } from '../leaving/leaving.js';
import { isScreen } from '../screens.js';
import { useLeaveFor } from '../leaving/unsaved-changes.js';

/** The links of the app: the router opens other screens; any other page of the site is a full page load. */
export function AppLink({ leavingQuestion, ...link }: LinkProps) {
  // The router would ask the usual question, so a link with its own question is not a router link.
  if (leavingQuestion === undefined && isScreen(link.href)) {
    const { href, ...rest } = link;
    return <RouterLink to={href} {...rest} />;
  }
  return <DocumentLink {...link} leavingQuestion={leavingQuestion} />;
}

function DocumentLink({ href, leavingQuestion, onClick, children, ...anchor }: LinkProps) {
  const leaveFor = useLeaveFor();
  function leave(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    void leaveFor(href, leavingQuestion);
  }
  return (
    <a {...anchor} href={href} onClick={leave}>
      {children}
    </a>
  );
}
