import type { Venue } from './dining';
import { sampleEvening } from './sample-evening';

const at = (time?: string): Venue => ({
  slug: time ?? 'closed',
  name: 'Sal',
  kind: 'Restaurant',
  deck: 'Deck 8',
  seats: 32,
  hours: '',
  dress: '',
  summary: '',
  dishes: ['Soup'],
  html: '',
  chapters: [],
  pictures: [{ name: 'aegean-dusk', alt: '' }],
  ...(time ? { evening: { at: time, course: 'First', dish: 'Soup' } } : {}),
});

describe('the sample evening', () => {
  it('CNT-04 goes by the hours of a night, past midnight to its end, and leaves out who has no part in it', () => {
    expect(
      sampleEvening([at('00:30'), at(), at('23:00'), at('04:59'), at('05:00'), at('18:30')]).map((table) => table.at),
    ).toEqual(['05:00', '18:30', '23:00', '00:30', '04:59']);
  });
});
