import { useEffect, useState } from 'react';
import { isTimeZone } from '../../src/core/shared/zoned-time';

interface Zone {
  readonly timeZone: string;
  readonly isZoneChosen: boolean;
}

/** The zone that the guest chose, else the browser's: a server does not know it, so that it comes after the first print. */
export function useOwnZone({ timeZone, isZoneChosen }: Zone): {
  readonly zone: Zone;
  readonly chooseZone: (timeZone: string) => void;
} {
  const [zone, setZone] = useState({ timeZone, isZoneChosen });
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!isZoneChosen && isTimeZone(own)) setZone({ timeZone: own, isZoneChosen: true });
  }, []);
  return { zone, chooseZone: (chosen) => setZone({ timeZone: chosen, isZoneChosen: true }) };
}
