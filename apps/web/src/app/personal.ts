import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginAfterLeaving, useToken } from './session.ts';

/** Sends a visitor to log in, and back again. False while there is nobody to show the page to. */
export function useGuard(): boolean {
  const signedIn = useToken() !== null;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!signedIn) void navigate(loginAfterLeaving({ pathname, search }), { replace: true });
  }, [signedIn, navigate, pathname, search]);
  return signedIn;
}
