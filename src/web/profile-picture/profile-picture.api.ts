import type { Request, Response } from 'express';
import type { SavePicture } from '../../core/profile-picture/save-picture';
import { pictureTexts } from '../../core/profile-picture/picture-texts';
import type { ProfilePictures } from '../../core/profile-picture/profile-pictures.port';
import { HttpError } from '../http-error';
import type { ActivityNews } from '../notification-settings/activity-news';
import { guestOf } from '../session/guest-of';
import type { PagePictures } from './page-pictures';
import { toPictureError } from './picture-errors';
import { handle } from '../routing/handle';
import { convertPictureOperation } from './profile-picture.schema';

interface ProfilePictureApiParts {
  readonly pictures: Pick<ProfilePictures, 'find'>;
  readonly savePicture: Pick<SavePicture, 'run'>;
  readonly pagePictures: Pick<PagePictures, 'note'>;
  readonly news: Pick<ActivityNews, 'notify'>;
}

export class ProfilePictureApi {
  constructor(private readonly parts: ProfilePictureApiParts) {}

  readonly get = async (req: Request, res: Response): Promise<void> => {
    const picture = await this.parts.pictures.find(guestOf(req).contactId);
    if (!picture) throw new HttpError(404, 'NOT_FOUND', pictureTexts.noPicture);
    res.json({ stringBase64: Buffer.from(picture.bytes).toString('base64'), fileName: picture.fileName });
  };

  readonly convert = handle(
    convertPictureOperation,
    async ({ body: { stringBase64, filename, contactId: bodyContactId } }, req, res) => {
      const { contactId } = guestOf(req);
      if (bodyContactId !== undefined && bodyContactId !== contactId)
        throw new HttpError(403, 'FORBIDDEN', pictureTexts.someoneElse);
      const bytes = readBase64(stringBase64);
      const outcome = await this.parts.savePicture.run({ contactId, bytes, fileName: filename });
      if (outcome.kind !== 'saved') throw toPictureError(outcome);
      this.parts.pagePictures.note(req, outcome.version);
      this.parts.news.notify(req, 'picture-saved');
      await this.get(req, res);
    },
  );
}

/** Invalid Base64 decodes to bytes that are no picture, and is refused as such. */
const readBase64 = (text: string): Buffer => Buffer.from(text.replace(/^data:[\w/+.-]{0,60};base64,/, ''), 'base64');
