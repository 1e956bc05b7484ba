import { stylesOf } from './styles-of';

it('PRO-02 sends the sheet of the guest’s area where it is looked at, and nowhere else', () => {
  const sheets = (path: string) => stylesOf(path, { style: 'site', guestAreaStyle: 'desk' });
  for (const path of [
    '/my-profile',
    '/my-profile/trips/itinerary',
    '/engine/details',
    '/schedule-meeting',
    '/handoff',
    '/dev/gallery',
  ])
    expect(sheets(path)).toEqual(['site', 'desk']);
  for (const path of ['/', '/voyages', '/login', '/developments', '/my-profiles'])
    expect(sheets(path)).toEqual(['site']);
});
