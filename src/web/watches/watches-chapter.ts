import type { ContactRepository } from '../../core/account/contact-repository.port';
import type { CopyChapter } from '../../core/privacy/copy-chapter.port';
import type { Watches } from '../../core/watches/watches.port';

export const watchesChapter = (
  contacts: Pick<ContactRepository, 'find'>,
  watches: Pick<Watches, 'findByEmails'>,
): CopyChapter => ({
  name: 'watches',
  title: 'Sailings and suites that we watch for you',
  read: async (contactId) => {
    const { contacts: points } = await contacts.find(contactId);
    const emails = points.flatMap((point) =>
      point.channel === 'email' ? [point.confirmedAddress ?? point.address] : [],
    );
    return (await watches.findByEmails(emails)).map(({ email, watches: emailWatches }) => ({
      email,
      watches: emailWatches.map(({ itineraryId, category, events }) => ({ itineraryId, category, events })),
    }));
  },
});
