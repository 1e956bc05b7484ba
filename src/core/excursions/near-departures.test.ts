import { aDeparture } from '../../../test/builders/a-departure';
import { anExperience, anExperienceOnRequest } from '../../../test/builders/an-experience';
import { money } from '../shared/money';
import type { Experience } from './experience';
import type { FoundDeparture } from './find-departures';
import { nearDepartures } from './near-departures';

const full = { experience: anExperience(), begins: new Date('2027-06-06T10:00:00Z'), guestCount: 2 };
const another = (slug: string) => anExperience({ slug, price: money(20_000, 'USD') });
const leaving = (experience: Experience, time: string, taken = 0): FoundDeparture => ({
  departure: aDeparture({ id: experience.slug, begins: new Date(`2027-06-06T${time}:00Z`) }),
  experience,
  taken,
  waiting: 0,
  seenAt: new Date(0),
});
const near = (...found: readonly FoundDeparture[]) =>
  nearDepartures(full, found).map(({ experience, departure, left }) => [
    experience.slug,
    departure.begins.toISOString().slice(11, 16),
    left,
  ]);

describe('what is offered instead of a full departure', () => {
  it('is the nearest in time, before or after it, three at most and each experience once', () => {
    expect(
      near(
        leaving(another('dawn'), '05:00'),
        leaving(another('early'), '07:00'),
        leaving(another('bells'), '08:00'),
        leaving(another('sails'), '11:00'),
        leaving(another('sails'), '09:30'),
      ),
    ).toEqual([
      ['sails', '09:30', 4],
      ['bells', '08:00', 4],
      ['early', '07:00', 4],
    ]);
  });

  it('has seats for all of the guests and a price, and is another experience', () => {
    expect(
      near(
        leaving(another('exact'), '10:00', 2),
        leaving(another('short'), '10:00', 3),
        leaving(anExperience(), '14:00'),
        leaving(anExperienceOnRequest({ slug: 'on-request' }), '10:00'),
        leaving(anExperience({ slug: 'custom', isCustomOnly: true }), '10:00'),
      ),
    ).toEqual([['exact', '10:00', 2]]);
  });

  it('says how much more or less it costs, where both have one currency', () => {
    const euros = anExperience({ slug: 'euros', price: money(20_000, 'EUR') });
    const [dearer, other] = nearDepartures(full, [leaving(another('sails'), '10:00'), leaving(euros, '11:00')]);
    expect(dearer?.difference).toEqual(money(2_000, 'USD'));
    expect(other).not.toHaveProperty('difference');
  });
});
