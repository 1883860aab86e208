import { useState } from 'react';
import { keptGuestPage } from '../../api/session/guest-page.js';
import { PageTitle } from '../../shell/page-title.js';
import { screens } from '../../shell/screens.js';
import { registerTexts } from '../../texts/en/accounts.js';
import { guestPageTexts } from '../../texts/en/guest-page.js';
import { ScreenLink } from './screen-link.js';
import { SignUp } from './sign-up.js';

/** The sign-up screen. */
export function RegisterPage() {
  const [hasGuestPage] = useState(() => keptGuestPage() !== null);
  return (
    <>
      <PageTitle>{hasGuestPage ? guestPageTexts.title : registerTexts.title}</PageTitle>
      <SignUp />
      <ScreenLink href={screens.login} lead={registerTexts.haveAccount} label={registerTexts.loginHere} />
    </>
  );
}
