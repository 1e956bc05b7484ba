import type { AddressSheet } from './address';
import type { ChangeAddressesOutcome } from './change-addresses';
import { portSymbol } from '../shared/port-symbol';

export interface AddressRepository {
  find(contactId: string): Promise<AddressSheet>;
  /**
   * Reads, decides and writes in one step; changes of one guest wait for each other on all nodes (H64). `decide` may be
   * asked more than once.
   */
  change(request: {
    readonly contactId: string;
    readonly decide: (sheet: AddressSheet) => ChangeAddressesOutcome;
  }): Promise<ChangeAddressesOutcome>;
}
export const AddressRepository = portSymbol<AddressRepository>('AddressRepository');
