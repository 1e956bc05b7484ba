export interface ChoiceView {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
}

interface ChoiceGroupView {
  readonly label: string;
  readonly choices: readonly ChoiceView[];
}

/** The parts are immutable, and the same objects in pages that show them alike: markup is cached by these objects. */
export interface VoyageFacetsView {
  readonly where: {
    readonly summary: string;
    readonly region: string;
    readonly groups: readonly ChoiceGroupView[];
    readonly ungroupedChoices: readonly ChoiceView[];
    readonly chosenPorts: readonly ChoiceView[];
    readonly ports: readonly ChoiceView[];
    /** The country that a link has chosen, or none. */
    readonly chosenCountry: readonly ChoiceView[];
    readonly seaDays: readonly ChoiceView[];
    /** Absent where the line has no notes on flights. */
    readonly flights?: { readonly choices: readonly ChoiceView[]; readonly note: string } | undefined;
  };
  readonly when: {
    readonly summary: string;
    readonly times: {
      readonly months: readonly ChoiceView[];
      readonly nights: readonly ChoiceView[];
    };
  };
  readonly guests: {
    readonly summary: string;
    readonly adults: readonly ChoiceView[];
    readonly children: readonly ChoiceView[];
    readonly ages: string;
    readonly budget: readonly ChoiceView[];
  };
  readonly suite: {
    readonly summary: string;
    readonly amenities: readonly ChoiceView[];
    readonly availability: readonly ChoiceView[];
    readonly isStepFreeNamed: boolean;
  };
  readonly showText: string;
  readonly hasMatches: boolean;
  readonly sortBy?: string;
}

export interface AskedView {
  readonly label: string;
  readonly href: string;
}
