import { Unavailable } from '../shared/unavailable';
import { withinTime } from '../shared/within-time';
import type { Lead } from './lead';
import type { LeadInbox } from './lead-inbox.port';

const deadlineMs = 4_000;

/** Makes one delivery attempt and gives up after 4 seconds, whatever the adapter does. @throws Unavailable */
export const acceptInTime = async (inbox: LeadInbox, lead: Lead): ReturnType<LeadInbox['accept']> =>
  withinTime(inbox.accept(lead), deadlineMs, () => {
    throw new Unavailable('CRM');
  });
