import { readComparedIds } from '../../core/shortlist/compare-columns';
import type { FacetedSailing } from '../../core/voyages/sailing-filter';
import type { ComparedKind } from '../../../views/shortlist/compare-view';
import { hrefCompare } from '../hrefs';
import { readSailingAddress, type SailingAddress } from '../voyages/sailing-address';

export const comparedKinds: readonly ComparedKind[] = ['voyages', 'suites', 'cabins', 'experiences'];
const partyParameters = ['guestsAdults', 'guestsChildren', 'ages'] as const;
type CompareQuery = Readonly<Record<string, unknown>>;

export interface Comparison {
  readonly kind: ComparedKind;
  readonly ids: readonly string[];
  readonly on: FacetedSailing | undefined;
  /** The sailing that the address names, whether it is for sale or not. */
  readonly askedOn: string | undefined;
  readonly isOnlyDifferent: boolean;
  readonly address: Pick<SailingAddress, 'filter' | 'parameters'>;
}

/** Fares of suites and cabins depend on a sailing, which the visitor may choose. */
export const hasSailing = (kind: ComparedKind) => kind === 'suites' || kind === 'cabins';

/** Reads what is compared, for which sailing and which party. Ids are not yet looked up. */
export function readComparison(kind: ComparedKind, query: CompareQuery, all: readonly FacetedSailing[]): Comparison {
  const party = Object.fromEntries(partyParameters.map((name) => [name, query[name]]));
  const [askedOn] = hasSailing(kind) ? readComparedIds(query, 'on') : [];
  return {
    kind,
    ids: readComparedIds(query, kind),
    on: all.find(({ sailing }) => sailing.itineraryId === askedOn),
    askedOn,
    isOnlyDifferent: query['show'] === 'differences',
    address: readSailingAddress(kind === 'experiences' ? {} : party, { regions: [], ports: [], origins: [] }),
  };
}

/** The form for another column must preserve these parameters. */
export const sailingAndParty = ({ on, address: { parameters } }: Comparison): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({
      on: on?.sailing.itineraryId,
      guestsAdults: parameters.guestsAdults,
      guestsChildren: parameters.guestsChildren,
      ages: parameters.ages,
    }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

export const hrefOfComparison = ({
  kind,
  ids,
  askedOn,
  isOnlyDifferent,
  address: { parameters },
}: Comparison): string =>
  hrefCompare({
    [kind]: ids.join(','),
    on: askedOn,
    guestsAdults: parameters.guestsAdults,
    guestsChildren: parameters.guestsChildren,
    ages: parameters.ages,
    show: isOnlyDifferent ? 'differences' : undefined,
  });

const writtenParameters = [...comparedKinds, 'on', ...partyParameters, 'show'];
/** Returns the texts of the parameters that `hrefOfComparison` writes; none where a form has named single items. */
export const writtenTexts = (query: CompareQuery): Readonly<Record<string, string | undefined>> =>
  Object.keys(query).some((name) => comparedKinds.some((kind) => name.startsWith(`${kind}.`)))
    ? {}
    : Object.fromEntries(
        writtenParameters.map((name) => [name, typeof query[name] === 'string' ? query[name] : undefined]),
      );
