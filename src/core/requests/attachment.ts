import { formatOf } from '../profile-picture/picture-format';

/** Files that a guest may send with a message: PDF, and pictures, which are re-encoded. */
export const attachmentTypes = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type AttachmentType = keyof typeof attachmentTypes;

export interface Attachment {
  readonly attachmentId: string;
  readonly fileName: string;
  readonly type: AttachmentType;
  readonly size: number;
}

export interface AttachmentFile extends Omit<Attachment, 'attachmentId' | 'size'> {
  readonly bytes: Uint8Array;
}

export const maxAttachments = 3;
export const maxAttachmentBytes = 4 * 1024 * 1024;
/** The longer side of a stored picture is in pixels: enough to read the small print of a passport. */
export const attachmentSide = 2_400;

/** Detects the type by the content, whatever the file's name. */
export function typeOf(bytes: Uint8Array): AttachmentType | undefined {
  const picture = formatOf(bytes);
  if (picture) return `image/${picture}`;
  return startsLikePdf(bytes) ? 'application/pdf' : undefined;
}

/**
 * Names in a PDF of what acts by itself when the file is opened, or hides what it does (ISO 32000-1, 7.6, 7.11.4,
 * 12.6.4).
 */
const activeNames = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|Encrypt|ImportData|SubmitForm)(?![A-Za-z])/;

/**
 * Accepts a PDF that ends where it says and names nothing active. Names within compressed streams are not read;
 * therefore the site offers the file for download only and never shows it within a page.
 */
export function isPlainPdf(bytes: Uint8Array): boolean {
  if (!startsLikePdf(bytes)) return false;
  const text = Buffer.from(bytes).toString('latin1');
  if (!text.slice(-1_024).includes('%%EOF')) return false;
  // A name may write any character as its code: /J#61vaScript.
  const names = text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return !activeNames.test(names);
}

const startsLikePdf = (bytes: Uint8Array): boolean =>
  /^%PDF-[12]\.\d/.test(Buffer.from(bytes.subarray(0, 8)).toString('latin1'));

const maxStem = 60;

/**
 * The given name without folders and without characters that a file system refuses, with the extension of the detected
 * type.
 */
export function attachmentName(type: AttachmentType, givenName: string): string {
  const name = givenName.slice(Math.max(givenName.lastIndexOf('/'), givenName.lastIndexOf('\\')) + 1);
  const stem = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ()_-]+/gu, '-')
    .replace(/^[-\s]+|[-\s]+$/g, '')
    .slice(0, maxStem);
  return `${stem === '' ? 'file' : stem}.${attachmentTypes[type][0]}`;
}
