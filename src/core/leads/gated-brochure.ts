interface BrochureCover {
  readonly subtitle: string;
  readonly foreword: string;
  readonly coverPicture: string;
}

/** What a document is made of, beside the voyages, sailings, suites and decks that the line has anyway. */
export type GatedBrochure = BrochureCover & { readonly kind: 'season' | 'deck-plans' };
