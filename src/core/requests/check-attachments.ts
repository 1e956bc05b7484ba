import type { PictureStudio } from '../profile-picture/picture-studio.port';
import {
  type AttachmentFile,
  attachmentName,
  attachmentSide,
  isPlainPdf,
  maxAttachmentBytes,
  maxAttachments,
  typeOf,
} from './attachment';

export interface GivenFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** `active`: a PDF that acts by itself when opened, or that is encrypted. */
export type AttachmentMistake = 'too-many' | 'too-large' | 'unreadable' | 'active';

type CheckAttachmentsOutcome =
  | { readonly kind: 'checked'; readonly files: readonly AttachmentFile[] }
  | { readonly kind: 'refused'; readonly mistake: AttachmentMistake };

/**
 * Returns files as they may be stored (reliability C13): of the type that their content shows, and pictures re-encoded,
 * so that only the visible picture remains.
 */
export class CheckAttachments {
  constructor(private readonly studio: Pick<PictureStudio, 'develop'>) {}

  /** @throws Unavailable when too many pictures wait */
  async run(givenFiles: readonly GivenFile[]): Promise<CheckAttachmentsOutcome> {
    if (givenFiles.length > maxAttachments) return { kind: 'refused', mistake: 'too-many' };
    const files: AttachmentFile[] = [];
    for (const one of givenFiles) {
      const file = await this.check(one);
      if (typeof file === 'string') return { kind: 'refused', mistake: file };
      files.push(file);
    }
    return { kind: 'checked', files };
  }

  private async check({ fileName, bytes }: GivenFile): Promise<AttachmentFile | AttachmentMistake> {
    if (bytes.length > maxAttachmentBytes) return 'too-large';
    const type = typeOf(bytes);
    if (type === undefined) return 'unreadable';
    const checkedFile = { type, fileName: attachmentName(type, fileName) };
    if (type === 'application/pdf') return isPlainPdf(bytes) ? { ...checkedFile, bytes } : 'active';
    const format = type === 'image/png' ? 'png' : 'jpeg';
    const picture = await this.studio.develop({ bytes, format, within: attachmentSide });
    if (picture.kind === 'too-many-pixels') return 'too-large';
    return picture.kind === 'developed' ? { ...checkedFile, bytes: picture.bytes } : 'unreadable';
  }
}
