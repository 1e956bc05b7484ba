import { DEFAULT_MESSAGES } from '../../core/content/line-messages';
import { Frames } from './frames';
import type { PageRequest } from './page-part';

const frameAt = (now: string) =>
  new Frames({
    clock: { now: () => new Date(now) },
    policy: { signInUrl: '/login' },
    messages: DEFAULT_MESSAGES,
    navigation: () => undefined,
    scope: { isEditing: () => false },
    officeTimeZone: 'America/New_York',
  }).of({ path: '/', session: {}, headers: {} } as unknown as PageRequest);

describe('the frame of a page', () => {
  it('NAV-10 has the year of the line’s own day, not of Greenwich', () => {
    expect(frameAt('2027-01-01T02:00:00Z').year).toBe(2026);
    expect(frameAt('2027-01-01T06:00:00Z').year).toBe(2027);
  });
});
