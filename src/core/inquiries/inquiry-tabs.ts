import type { Inquiry } from './inquiry';

export const inquiryTypes = ['VOYAGE', 'SUITE'] as const;
export type InquiryType = (typeof inquiryTypes)[number];

export const readInquiryTab = (tab: unknown): InquiryType | undefined => inquiryTypes.find((type) => type === tab);

/** An inquiry about a sailing and a suite on it is listed under both; one about neither under All only. */
export function isInquiryOf(
  type: InquiryType | undefined,
  { itineraryId, suite }: Pick<Inquiry, 'itineraryId' | 'suite'>,
): boolean {
  switch (type) {
    case 'VOYAGE':
      return itineraryId !== undefined;
    case 'SUITE':
      return suite !== undefined;
    case undefined:
      return true;
  }
}
