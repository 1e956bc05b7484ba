import type { PhoneNumbers } from '../geo/phone-numbers.port';
import type { Identifier } from './guest';

/** The countries that text messages are sent to; a number of any other is never written to (AUT-07, reliability A6). */
export class TextMessageCountries {
  constructor(
    private readonly listed: readonly string[],
    private readonly numbers: Pick<PhoneNumbers, 'countryOf'>,
  ) {}

  canReach(identifier: Identifier): boolean {
    return identifier.channel === 'email' || this.listed.includes(this.numbers.countryOf(identifier.phone) ?? '');
  }
}
