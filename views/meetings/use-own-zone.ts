import { useEffect, useState } from 'react';
import { isTimeZone } from '../../src/core/shared/zoned-time';

interface Zone {
  readonly timeZone: string;
  readonly isZoneChosen: boolean;
}

/**
 * Returns the chosen time zone, else the browser's, which the server does not know and which therefore applies after
 * the first render.
 */
export function useOwnZone({ timeZone, isZoneChosen }: Zone): {
  readonly zone: Zone;
  readonly chooseZone: (timeZone: string) => void;
} {
  const [zone, setZone] = useState({ timeZone, isZoneChosen });
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!isZoneChosen && isTimeZone(own)) setZone({ timeZone: own, isZoneChosen: true });
  }, []);
  const chooseZone = (chosenZone: string) => {
    const address = new URL(window.location.href);
    address.searchParams.set('zone', chosenZone);
    window.history.replaceState(window.history.state, '', address);
    setZone({ timeZone: chosenZone, isZoneChosen: true });
  };
  return { zone, chooseZone };
}
