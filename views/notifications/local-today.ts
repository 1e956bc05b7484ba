import { type PlainDate, todayIn } from '../../src/core/shared/plain-date';

export const localToday = (): PlainDate => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
