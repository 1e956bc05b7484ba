import { DEFAULT_MESSAGES, lineMessages } from './line-messages';

describe('the catalogue of messages', () => {
  it('H53 says our own words where a line has none', () => {
    expect(lineMessages({})).toEqual(DEFAULT_MESSAGES);
    expect(DEFAULT_MESSAGES.morePassengers).toContain('consultant');
  });

  it('H53 takes the words of the line, each on its own', () => {
    const messages = lineMessages({
      morePassengers: 'Call us.',
      ageNote: 'From {{minAge}} on.',
      excursionRemoved: 'Given back.',
      waitlistConfirmation: { title: 'In line' },
      notifications: { continueBooking: { linkText: 'Go on' } },
    });
    expect(messages).toEqual({
      morePassengers: 'Call us.',
      ageNote: 'From {{minAge}} on.',
      excursionRemoved: 'Given back.',
      noFavouriteStories: DEFAULT_MESSAGES.noFavouriteStories,
      waitlistConfirmation: { title: 'In line', standfirst: DEFAULT_MESSAGES.waitlistConfirmation.standfirst },
      notifications: {
        ...DEFAULT_MESSAGES.notifications,
        continueBooking: { ...DEFAULT_MESSAGES.notifications.continueBooking, linkText: 'Go on' },
      },
      notificationToggles: {},
    });
  });

  it('NOT-06 NOT-03 has every category on, until the line switches it off', () => {
    expect(DEFAULT_MESSAGES.notificationToggles).toEqual({});
    expect(lineMessages({ notificationToggles: { bookingExpired: false } }).notificationToggles).toEqual({
      bookingExpired: false,
    });
  });
});
