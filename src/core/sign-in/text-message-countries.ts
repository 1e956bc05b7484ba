import type { PhoneNumbers } from '../geo/phone-numbers.port';
import type { Identifier } from './guest';

/** The countries to which text messages are sent; numbers of others never get any (AUT-07, reliability A6). */
export class TextMessageCountries {
  constructor(
    private readonly listedCountries: readonly string[],
    private readonly numbers: Pick<PhoneNumbers, 'countryOf'>,
  ) {}

  canReach(identifier: Identifier): boolean {
    return (
      identifier.channel === 'email' || this.listedCountries.includes(this.numbers.countryOf(identifier.phone) ?? '')
    );
  }
}
