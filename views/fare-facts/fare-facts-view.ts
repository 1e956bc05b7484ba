export interface CoverView {
  readonly includedItems: readonly { readonly text: string; readonly detail?: string }[];
  readonly chargedItems: readonly { readonly text: string; readonly detail?: string }[];
}

export interface PaymentFactsView {
  readonly price?: string;
  readonly terms: readonly { readonly label: string; readonly value: string }[];
  readonly note?: string;
}

export interface CancellationView {
  readonly price: string;
  readonly periods: readonly { readonly when: string; readonly retainedAmount: string; readonly refund: string }[];
  readonly termsHref: string;
}

export interface PortAccessView {
  readonly name: string;
  readonly href: string;
  readonly berth: string;
  readonly steps: string;
  readonly walk: string;
  readonly note?: string;
}

export interface PortGroupView {
  readonly title: string;
  readonly ports: readonly PortAccessView[];
}

export interface PapersView {
  readonly everyone: string;
  readonly nationalities: readonly {
    readonly name: string;
    readonly rules: readonly { readonly countries: string; readonly rule: string }[];
  }[];
  readonly checkedNote: string;
}

export interface FareFactsView {
  readonly cover: CoverView;
  readonly payment: PaymentFactsView;
  readonly cancellation?: CancellationView;
  readonly children: readonly string[];
  readonly ports?: readonly PortAccessView[];
  readonly papers?: PapersView;
}
