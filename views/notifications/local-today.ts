import { type PlainDate, todayIn } from '../../src/core/shared/plain-date';

/** The day that it is where the browser is. */
export const localToday = (): PlainDate => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
