import { type PlainDate, todayIn } from '../../src/core/shared/plain-date';

/** Returns today's date in the browser's time zone. */
export const localToday = (): PlainDate => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
