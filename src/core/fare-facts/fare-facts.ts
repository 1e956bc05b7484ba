import type { PlainDate } from '../shared/plain-date';

interface IncludedItem {
  readonly text: string;
  readonly detail?: string;
  /** True for what every fare includes, which a guest's trip lists (TRD-13). */
  readonly isFixed: boolean;
}

interface ChargedItem {
  readonly text: string;
  readonly cost?: string;
}

/** Travel documents by nationality and country. A country that is not listed is unknown. */
interface TravelPapers {
  /** The day on which the rules were last checked. */
  readonly checkedOn: PlainDate;
  readonly everyone: string;
  readonly nationalities: readonly { readonly id: string; readonly name: string }[];
  readonly areas: readonly {
    readonly countries: readonly string[];
    readonly rules: Readonly<Record<string, string>>;
  }[];
}

/** Facts that a guest needs beside a price: one source for every page that shows a price. */
export interface FareFacts {
  /** One or two sentences on what a visitor might assume to be included and is not. */
  readonly besidePrice?: string;
  readonly included: readonly IncludedItem[];
  readonly charged: readonly ChargedItem[];
  readonly children?: string;
  readonly papers?: TravelPapers;
}

/** A line that configures no inclusions has those of the specification, word for word (TRD-13). */
export const defaultFareFacts: FareFacts = {
  included: [
    'Breakfast in designated restaurants',
    'A selection of non-alcoholic beverages in select venues',
    'Access to onboard marina watersport offerings',
    'Onboard group classes',
    'Complimentary dining for children five and younger, excluding in-suite dining',
  ].map((text) => ({ text, isFixed: true })),
  charged: [],
};

export const fixedInclusions = ({ included }: FareFacts): readonly string[] =>
  included.filter(({ isFixed }) => isFixed).map(({ text }) => text);

interface PaperRule {
  readonly countries: readonly string[];
  /** A page states that a rule is unknown where this is undefined. */
  readonly rule: string | undefined;
}

/** Countries of a route with the same rule for one nationality are listed together. */
export function papersFor(
  { areas }: Pick<TravelPapers, 'areas'>,
  { nationality, countries }: { readonly nationality: string; readonly countries: readonly string[] },
): readonly PaperRule[] {
  const ruleOf = (country: string) => areas.find((area) => area.countries.includes(country))?.rules[nationality];
  const rules = [...new Set(countries)].map((country) => ({ country, rule: ruleOf(country) }));
  return [...new Set(rules.map(({ rule }) => rule))].map((rule) => ({
    rule,
    countries: rules.filter((one) => one.rule === rule).map(({ country }) => country),
  }));
}
