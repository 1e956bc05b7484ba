export interface BrochureCover {
  readonly subtitle: string;
  readonly foreword: string;
  readonly coverPicture: string;
}

export type GatedBrochure = BrochureCover & { readonly kind: 'season' | 'deck-plans' };
