import type { WalletPassFacts } from '../../core/trip-day/boarding-documents.port';
import type { BoardingPack } from '../../../views/trip-day/boarding-view';
import { tripDayTexts } from '../../../views/trip-day/trip-day.texts';

const texts = tripDayTexts.boarding;

/** The facts for which a wallet pass has room: where, when and in which cabin, but not who brings what. */
export const passFactsOf = ({
  where,
  booking,
  travellers,
}: Pick<BoardingPack, 'where' | 'booking' | 'travellers'>): WalletPassFacts['facts'] => [
  ...where.filter(({ label }) => label === texts.quay).map(({ label, value }) => ({ label, value })),
  ...hoursOf(travellers),
  ...booking.map(({ label, value }) => ({ label, value })),
];

/** An hour that all travellers share is listed once, without a name. */
function hoursOf(travellers: BoardingPack['travellers']): WalletPassFacts['facts'] {
  const hours = travellers.flatMap(({ name, facts }) =>
    facts.filter(({ label }) => label === texts.hour).map(({ label, value }) => ({ label, name, value })),
  );
  return new Set(hours.map(({ value }) => value)).size === 1
    ? hours.slice(0, 1).map(({ label, value }) => ({ label, value }))
    : hours.map(({ label, name, value }) => ({ label: `${label}, ${name}`, value }));
}
