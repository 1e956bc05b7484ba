import type { Request, Response } from 'express';
import type { InquiryList } from '../../core/inquiries/inquiry-list.port';
import { guestOf } from '../session/guest-of';

export class InquiriesApi {
  constructor(private readonly inquiries: InquiryList) {}

  readonly find = async (req: Request, res: Response): Promise<void> => {
    const inquiries = await this.inquiries.find(guestOf(req).contactId);
    res.json(
      inquiries.map(({ id, madeAt, itineraryId = '', suite }) => ({
        id,
        createdDate: madeAt.toISOString(),
        voyageId: itineraryId,
        fullSuiteName: suite?.name ?? '',
      })),
    );
  };
}
