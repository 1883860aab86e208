import { useState } from 'react';
import { keptGuestPage } from '../../api/session/guest-page.js';
import { PageTitle } from '../../shell/page-title.js';
import { screens } from '../../shell/screens.js';
import { registerTexts } from '../../texts/en/accounts.js';
import { guestPageTexts } from '../../texts/en/guest-page.js';
import { ScreenLink } from './screen-link.js';
import { SignUp } from './sign-up.js';
import { useSignUpTerms } from './sign-up/use-sign-up-terms.js';

/** The sign-up screen. */
export function RegisterPage() {
  const [hasGuestPage] = useState(() => keptGuestPage() !== null);
  const known = useSignUpTerms();
  const closed = known.terms?.isClosed ? known.terms : null;
  const title = hasGuestPage ? guestPageTexts.title : registerTexts.title;
  return (
    <>
      <PageTitle>{closed?.parts.titleOf(closed) ?? title}</PageTitle>
      {closed ? <closed.parts.ClosedSignUp terms={closed} /> : <SignUp known={known} />}
      <ScreenLink href={screens.login} lead={registerTexts.haveAccount} label={registerTexts.loginHere} />
    </>
  );
}
