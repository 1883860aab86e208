import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { screens } from '../../../shell/screens.js';

/** The id of the page that gets an address now, because its editor led here for that; null for none. */
export function useWantedAddress(): string | null {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('address');
  const [wanted] = useState(asked);
  useEffect(() => {
    // A reload, or a way back, must not ask again.
    if (asked !== null) void navigate(screens.personal, { replace: true });
  }, [asked, navigate]);
  return wanted;
}
