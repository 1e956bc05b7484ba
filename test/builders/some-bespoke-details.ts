import { randomUUID } from 'node:crypto';
import type { BespokeRequest, BespokeDetails } from '../../src/core/excursions/bespoke-request';
import type { BespokeAsk } from '../../src/core/excursions/bespoke-requests.port';
import { addDays, plainDate } from '../../src/core/shared/plain-date';
import { instantAt } from '../../src/core/shared/zoned-time';

const timeZone = 'America/St_Vincent';

/** A morning on Bequia for one guest; `days` later, for `size` guests. */
export function someBespokeDetails({
  days = 0,
  size = 1,
  ...changes
}: Partial<BespokeDetails> & { readonly days?: number; readonly size?: number } = {}): BespokeDetails {
  const date = addDays(plainDate('2027-02-03'), days);
  const [from, to] = [changes.from ?? '09:00', changes.to ?? '12:30'];
  const others = Array.from({ length: size - 1 }, (_, at) => ({
    participantId: `a-guest-${at + 2}`,
    fullName: `Guest ${at + 2}`,
  }));
  return {
    itineraryId: 'ON1-GRE-270201-007',
    date,
    from,
    to,
    timeZone,
    portSlug: 'bequia',
    begins: instantAt({ day: date, time: from }, timeZone),
    ends: instantAt({ day: date, time: to }, timeZone),
    guests: [{ participantId: 'a-guest-1', fullName: 'Eleanor Marsh' }, ...others],
    interests: ['Nature'],
    notes: 'A walk under tall trees.',
    ...changes,
  };
}

export const aBespokeAsk = (changes: Partial<BespokeAsk> = {}): BespokeAsk => ({
  requestKey: randomUUID(),
  reservationId: '100200',
  contactId: 'a-contact',
  details: someBespokeDetails(),
  ...changes,
});

export const aBespokeRequest = (changes: Partial<BespokeRequest> = {}): BespokeRequest => ({
  ...someBespokeDetails(),
  requestId: 'a-request',
  reservationId: '100200',
  contactId: 'a-contact',
  state: 'requested',
  revision: 0,
  changedAt: new Date('2026-11-20T10:00:00Z'),
  ...changes,
});
