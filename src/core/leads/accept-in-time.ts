import { Unavailable } from '../shared/unavailable';
import type { Lead } from './lead';
import type { LeadInbox } from './lead-inbox.port';

const deadlineMs = 4_000;

/** Makes one delivery attempt and gives up after 4 seconds, whatever the adapter does. @throws Unavailable */
export async function acceptInTime(inbox: LeadInbox, lead: Lead): ReturnType<LeadInbox['accept']> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Unavailable('CRM')), deadlineMs);
  });
  try {
    return await Promise.race([inbox.accept(lead), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
