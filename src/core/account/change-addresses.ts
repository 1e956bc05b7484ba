import { type Address, type AddressLines, type AddressSheet, maxAddresses } from './address';
import { type AddressMistake, validateAddress } from './validate-address';
import { settlePrimary } from './primary';

export interface TypedAddress extends Partial<AddressLines> {
  readonly id?: string;
  readonly isPrimary?: boolean;
  readonly isRemoved?: boolean;
}

export type ChangeAddressesOutcome =
  | { readonly kind: 'changed'; readonly addresses: readonly Address[] }
  /** One of the ids is not this guest's: nothing is changed (reliability C2). */
  | { readonly kind: 'not-found' }
  | { readonly kind: 'wrong'; readonly mistakes: readonly (AddressMistake & { readonly at: number })[] }
  | {
      readonly kind: 'refused';
      readonly at: number;
      readonly reason: 'full' | 'needs-primary' | 'two-primaries' | 'nothing-to-remove';
    };

/**
 * Applies all changes or none (ACC-07 to ACC-09, ACC-11 to ACC-13, H64). The last address may be removed: an account
 * does not need one.
 */
export function changeAddresses(
  before: AddressSheet,
  enteredAddresses: readonly TypedAddress[],
  newId: () => string,
): ChangeAddressesOutcome {
  if (!enteredAddresses.every((one) => isKnown(before, one))) return { kind: 'not-found' };
  const orphan = enteredAddresses.findIndex(({ id, isRemoved }) => id === undefined && isRemoved);
  if (orphan >= 0) return { kind: 'refused', at: orphan, reason: 'nothing-to-remove' };
  const validations = enteredAddresses.map((one) =>
    one.isRemoved
      ? undefined
      : validateAddress(
          mergeAddress(
            before.addresses.find(({ id }) => id === one.id),
            one,
          ),
        ),
  );
  const mistakes = validations.flatMap((validation, at) =>
    validation?.kind === 'wrong' ? validation.mistakes.map((mistake) => ({ at, ...mistake })) : [],
  );
  if (mistakes.length > 0) return { kind: 'wrong', mistakes };
  const typedAddresses = enteredAddresses
    .map(({ isPrimary }, at) => ({ at, isPrimary, id: enteredAddresses[at]?.id ?? newId() }))
    .filter(({ at }) => !enteredAddresses[at]?.isRemoved);
  const linesOf = (id: string): AddressLines | undefined => {
    const validation = validations[typedAddresses.find((primaryChoice) => primaryChoice.id === id)?.at ?? -1];
    return validation?.kind === 'right' ? validation.lines : undefined;
  };
  const remaining = before.addresses
    .filter(({ id }) => !enteredAddresses.some((one) => one.id === id && one.isRemoved))
    .map((address) => ({ ...address, ...linesOf(address.id) }));
  const addedAddresses = typedAddresses.flatMap(({ id }) => {
    const lines = before.addresses.some((address) => address.id === id) ? undefined : linesOf(id);
    return lines ? [{ id, isPrimary: false, ...lines }] : [];
  });
  const refusal = validate({
    before: before.addresses,
    count: remaining.length + addedAddresses.length,
    typedAddresses,
  });
  if (refusal) return { kind: 'refused', ...refusal };
  return {
    kind: 'changed',
    addresses: settlePrimary([...remaining, ...addedAddresses], {
      requestedPrimary: typedAddresses.find(({ isPrimary }) => isPrimary)?.id,
    }),
  };
}

const isKnown = ({ addresses, removedIds }: AddressSheet, { id, isRemoved }: TypedAddress): boolean =>
  id === undefined || addresses.some((address) => address.id === id) || (isRemoved === true && removedIds.includes(id));

const nothing: AddressLines = { street: '', city: '', country: '', state: '', postalCode: '' };

/** A change of the country clears the state (ACC-13). */
function mergeAddress(
  old: Address | undefined,
  { street, city, country, state, postalCode }: TypedAddress,
): AddressLines {
  const lines = old ?? nothing;
  const isOtherCountry = country !== undefined && country !== lines.country;
  return {
    street: street ?? lines.street,
    city: city ?? lines.city,
    country: country ?? lines.country,
    state: state ?? (isOtherCountry ? '' : lines.state),
    postalCode: postalCode ?? lines.postalCode,
  };
}

interface AddressChanges {
  readonly before: readonly Address[];
  readonly count: number;
  readonly typedAddresses: readonly {
    readonly at: number;
    readonly id: string;
    readonly isPrimary: boolean | undefined;
  }[];
}

function validate({
  before,
  count,
  typedAddresses,
}: AddressChanges): { readonly at: number; readonly reason: 'full' | 'needs-primary' | 'two-primaries' } | undefined {
  if (count > Math.max(maxAddresses, before.length)) return { reason: 'full', at: typedAddresses.at(-1)?.at ?? 0 };
  const primaries = typedAddresses.filter(({ isPrimary }) => isPrimary);
  if (new Set(primaries.map(({ id }) => id)).size > 1)
    return { reason: 'two-primaries', at: primaries.at(-1)?.at ?? 0 };
  const off =
    primaries.length > 0
      ? undefined
      : typedAddresses.find(
          ({ id, isPrimary }) =>
            isPrimary === false && before.some((address) => address.id === id && address.isPrimary),
        );
  return off && { reason: 'needs-primary', at: off.at };
}
