import { recipientsOf } from '../messages/recipient-of';
import type { Guest, Identifier } from './guest';
import type { TextMessageCountries } from './text-message-countries';

/**
 * Channels of a guest's code: the typed address, and their first one of the other kind (AUT-04, H04). E-mail comes
 * first.
 */
export function codeChannelsOf(
  guest: Guest,
  identifier: Identifier,
  countries: Pick<TextMessageCountries, 'canReach'>,
): readonly Identifier[] {
  const others = recipientsOf(guest).filter(({ channel }) => channel !== identifier.channel);
  const channels = [identifier, ...others].filter((channel) => countries.canReach(channel));
  return channels.sort((one) => (one.channel === 'email' ? -1 : 1));
}
