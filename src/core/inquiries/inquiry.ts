export interface Inquiry {
  readonly id: string;
  readonly madeAt: Date;
  readonly itineraryId?: string;
  /** `suiteId` is empty where the lead had the name alone, as the payload of FRM-35. */
  readonly suite?: { readonly suiteId: string; readonly name: string };
  readonly extension?: { readonly slug: string; readonly name: string };
}
