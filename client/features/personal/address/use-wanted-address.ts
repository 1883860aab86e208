import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The id of the page that gets an address now, because its editor led here for that; null for none. */
export function useWantedAddress(): string | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('address');
  const [wanted] = useState(asked);
  useEffect(() => {
    // A reload, or a way back, must not ask again.
    if (asked !== null) void navigate(pathname, { replace: true });
  }, [asked, pathname, navigate]);
  return wanted;
}
