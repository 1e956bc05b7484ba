export interface Inquiry {
  readonly id: string;
  readonly madeAt: Date;
  readonly itineraryId?: string;
  readonly suite?: { readonly suiteId: string; readonly name: string };
  readonly extension?: { readonly slug: string; readonly name: string };
}
