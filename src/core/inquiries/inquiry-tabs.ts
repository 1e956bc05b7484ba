import type { Inquiry } from './inquiry';

/** As they are written (INQ-01). */
export const inquiryTypes = ['VOYAGE', 'SUITE'] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** The parameter `tab`; undefined is All, and so is whatever is no type. */
export const readInquiryTab = (tab: unknown): InquiryType | undefined => inquiryTypes.find((type) => type === tab);

/** One that names a sailing and a suite on it stands under both; one that names neither under All alone. */
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
