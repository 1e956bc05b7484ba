import { formatOf, maxPictureBytes, pictureFileName } from './picture-format';
import type { DevelopOutcome, PictureStudio } from './picture-studio.port';
import type { PictureVersion, ProfilePictures } from './profile-pictures.port';

export type SavePictureOutcome =
  | { readonly kind: 'saved'; readonly version: PictureVersion }
  | { readonly kind: 'too-large' }
  | Exclude<DevelopOutcome, { readonly kind: 'developed' }>;

interface GivenPicture {
  readonly contactId: string;
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/**
 * Accepts at most 2 MB, of a format on which first bytes and decoder agree, and re-encodes it (ACC-17, H48, reliability
 * C13).
 */
export class SavePicture {
  constructor(
    private readonly studio: PictureStudio,
    private readonly pictures: Pick<ProfilePictures, 'save'>,
  ) {}

  /** @throws Unavailable when decoder or store cannot accept the picture now; the former picture stays. */
  async run({ contactId, bytes, fileName }: GivenPicture): Promise<SavePictureOutcome> {
    if (bytes.length > maxPictureBytes) return { kind: 'too-large' };
    const format = formatOf(bytes);
    if (!format) return { kind: 'unreadable' };
    const outcome = await this.studio.develop({ bytes, format });
    if (outcome.kind !== 'developed') return outcome;
    const version = await this.pictures.save({
      contactId,
      format,
      fileName: pictureFileName(format, fileName),
      bytes: outcome.bytes,
    });
    return { kind: 'saved', version };
  }
}
