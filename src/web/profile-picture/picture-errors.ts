import type { SavePictureOutcome } from '../../core/profile-picture/save-picture';
import { pictureTexts } from '../../core/profile-picture/picture-texts';
import { HttpError } from '../http-error';

export const pictureTooLarge = () => new HttpError(413, 'TOO_LARGE', pictureTexts.tooLarge);

/** Maps the reason for which a picture was refused to an error (H48, reliability C13). */
export function toPictureError({ kind }: Exclude<SavePictureOutcome, { readonly kind: 'saved' }>): HttpError {
  switch (kind) {
    case 'too-large':
      return pictureTooLarge();
    case 'unreadable':
      return invalid(pictureTexts.unreadable);
    case 'too-many-pixels':
      return invalid(pictureTexts.tooManyPixels);
  }
}

const invalid = (message: string) =>
  new HttpError(422, 'INVALID', message, { fields: [{ field: 'stringBase64', message }] });
