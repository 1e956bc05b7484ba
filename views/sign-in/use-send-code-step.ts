import { useEffect, useRef, useState } from 'react';
import type { CodeChannel } from './sign-in-form-props';

const stepPath = '/login/send-code';

/**
 * The Send Code step inside the sign-in page, with its own address: Back restores the form, and a reload shows the step
 * again. `isOpenedHere` is true when no page was loaded, so that Back is one step in the history.
 */
export function useSendCodeStep(givenChannels: readonly CodeChannel[] | undefined) {
  const [channels, setChannels] = useState(givenChannels);
  const [isOpen, setIsOpen] = useState(givenChannels !== undefined);
  const isOpenedHere = useRef(false);

  useEffect(() => {
    const follow = () => setIsOpen(window.location.pathname === stepPath);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const open = (foundChannels: readonly CodeChannel[]) => {
    setChannels(foundChannels);
    setIsOpen(true);
    isOpenedHere.current = true;
    window.history.pushState(null, '', stepPath);
  };
  const goBack = isOpenedHere.current ? () => window.history.back() : undefined;
  return { channels: isOpen ? channels : undefined, open, goBack };
}
