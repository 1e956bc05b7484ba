import type { Request } from 'express';
import type { NameItem } from '../../core/favourites/name-item';
import { readShortlist } from '../../core/shortlist/shortlist';
import { shortlistTexts } from '../../../views/shortlist/shortlist.texts';
import type { SubmittedValues } from './submitted-values';

const maxNotes = 1_000;

/**
 * The items of a shortlist by their names in the line's content, so that no address can put a stranger's text into the
 * form.
 */
export const inquiryNotes =
  (nameItem: Pick<NameItem, 'run'>) =>
  async (req: Request): Promise<SubmittedValues> => {
    const items = readShortlist(req.query['shortlist']);
    if (items.length === 0) return {};
    // A form without the list is better than no form.
    const names = await Promise.all(items.map((item) => nameItem.run(item).catch(() => undefined)));
    const lines = names.filter((name): name is string => name !== undefined);
    while (shortlistTexts.inquiry(lines).length > maxNotes) lines.pop();
    return lines.length > 0 ? { notes: shortlistTexts.inquiry(lines) } : {};
  };
