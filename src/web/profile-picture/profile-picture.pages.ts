import type { Request, Response } from 'express';
import type { SavePicture } from '../../core/profile-picture/save-picture';
import { maxPictureBytes } from '../../core/profile-picture/picture-format';
import type { ProfilePictures } from '../../core/profile-picture/profile-pictures.port';
import type { PicturePage, PicturePageProps } from '../../../views/profile-picture/PicturePage';
import { profilePictureTexts as texts } from '../../../views/profile-picture/profile-picture.texts';
import { type HttpError, notFound } from '../http-error';
import type { ActivityNews } from '../notification-settings/activity-news';
import { paths } from '../paths';
import type { ProfileSide } from '../profile/profile-side';
import type { PageAnswer } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';
import type { PagePictures } from './page-pictures';
import { pictureTooLarge, toPictureError } from './picture-errors';
import { readUploads } from '../routing/read-uploads';
import { formLine, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';

interface ProfilePicturePagesParts {
  readonly pictures: Pick<ProfilePictures, 'find' | 'remove'>;
  readonly savePicture: Pick<SavePicture, 'run'>;
  readonly pagePictures: Pick<PagePictures, 'note'>;
  readonly news: Pick<ActivityNews, 'notify'>;
  readonly side: Pick<ProfileSide, 'read'>;
}

const field = 'picture';
const yearSeconds = 365 * 24 * 3600;

const querySchema = Joi.object({ done: formLine(20) });

/** Browsers without script upload a picture on these pages (ACC-17 to ACC-20). */
export class ProfilePicturePages {
  constructor(private readonly parts: ProfilePicturePagesParts) {}

  readonly show = (req: Request): Promise<PageAnswer<typeof PicturePage>> =>
    this.renderPage(req, { receipt: receipts.get(readForm(querySchema, req.query).done) });

  readonly upload = async (req: Request, res: Response): Promise<PageAnswer<typeof PicturePage> | void> => {
    const { files, isTooLarge } = await readUploads(req, { field, maxBytes: maxPictureBytes, maxFiles: 1 });
    const [upload] = files;
    if (isTooLarge) return this.refuse(req, pictureTooLarge());
    if (!upload) return this.renderPage(req, { status: 422, error: texts.choose });
    const { contactId } = guestOf(req);
    const outcome = await this.parts.savePicture.run({ contactId, bytes: upload.bytes, fileName: upload.fileName });
    if (outcome.kind !== 'saved') return this.refuse(req, toPictureError(outcome));
    this.parts.pagePictures.note(req, outcome.version);
    this.parts.news.notify(req, 'picture-saved');
    res.redirect(303, `${paths.account.picture}?done=saved`);
  };

  readonly remove = async (req: Request, res: Response): Promise<void> => {
    this.parts.pagePictures.note(req, await this.parts.pictures.remove(guestOf(req).contactId));
    this.parts.news.notify(req, 'picture-removed');
    res.redirect(303, `${paths.account.picture}?done=removed`);
  };

  /** The address contains no id. A browser may cache the current version privately, a shared cache never (C16). */
  readonly image = async (req: Request, res: Response): Promise<void> => {
    const picture = await this.parts.pictures.find(guestOf(req).contactId);
    if (!picture) throw notFound();
    const isCurrent = req.query['v'] === String(picture.version);
    res.set({
      'Cache-Control': isCurrent ? `private, max-age=${yearSeconds}, immutable` : 'private, no-store',
      Vary: 'Cookie',
      'Content-Disposition': `inline; filename="${picture.fileName}"`,
    });
    res.type(`image/${picture.format}`).send(Buffer.from(picture.bytes));
  };

  private refuse(req: Request, { status, message }: HttpError): Promise<PageAnswer<typeof PicturePage>> {
    return this.renderPage(req, { status, error: message });
  }

  private async renderPage(
    req: Request,
    {
      status = 200,
      receipt,
      error,
    }: { readonly status?: number; readonly receipt?: string | undefined; readonly error?: string },
  ): Promise<PageAnswer<typeof PicturePage>> {
    const { side } = await this.parts.side.read(req);
    const props: Omit<PicturePageProps, 'frame'> = {
      side,
      contactId: guestOf(req).contactId,
      uploadHref: paths.account.picture,
      removeHref: paths.account.removePicture,
      ...(receipt === undefined ? {} : { receipt }),
      ...(error === undefined ? {} : { error }),
    };
    return { status, props };
  }
}

const receipts: ReadonlyMap<string, string> = new Map([
  ['saved', texts.saved],
  ['removed', texts.removed],
]);
