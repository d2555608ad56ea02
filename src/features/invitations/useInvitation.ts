import { useEffect, useState } from 'react';
import { forgetInvitation, readInvitation, type InvitationKind } from './invitation.ts';

/** The invitation that this tab was opened with, or is opened with later, and what forgets it. */
export function useInvitation(kind: InvitationKind): [token: string | undefined, forget: () => void] {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const open = () => {
      setToken(readInvitation(kind));
    };
    open();
    addEventListener('hashchange', open);
    return () => {
      removeEventListener('hashchange', open);
    };
  }, [kind]);
  return [
    token,
    () => {
      forgetInvitation();
      setToken(undefined);
    },
  ];
}
