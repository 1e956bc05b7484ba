/** What a guest may give (ACC-17): others are not taken, whatever they are called. */
export type PictureFormat = 'png' | 'jpeg';

/** Two megabytes, of the file itself and not of the text that carries it (H48). */
export const maxPictureBytes = 2 * 1024 * 1024;

/** A picture of more pixels is a bomb, or a poster (reliability C13). */
export const maxPicturePixels = 25_000_000;

/** The side of a kept picture, in pixels: the square of the crop dialog (ACC-19). */
export const pictureSide = 205;

/** What `<input accept>` offers (ACC-17). */
export const acceptedExtensions = ['.png', '.jpg', '.jpeg'] as const;

const signatures: Readonly<Record<PictureFormat, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
};

/** What the first bytes say it is; undefined for anything that is not taken (reliability C13). A file's name is not asked. */
export function formatOf(bytes: Uint8Array): PictureFormat | undefined {
  return (['png', 'jpeg'] as const).find((format) => signatures[format].every((byte, at) => bytes[at] === byte));
}

const stem = 'profile-picture';
const extensions: Readonly<Record<PictureFormat, readonly string[]>> = { png: ['png'], jpeg: ['jpg', 'jpeg'] };

/**
 * The name that a kept picture has (API-08). Of the name it came with only the extension is looked at, and believed where it
 * fits the picture: png, jpeg or jpg, else the picture's own, which is jpg for what is no PNG (reliability C13).
 */
export function pictureFileName(format: PictureFormat, givenName: string): string {
  const given = givenName.slice(givenName.lastIndexOf('.') + 1).toLowerCase();
  return `${stem}.${extensions[format].find((extension) => extension === given) ?? extensions[format][0]}`;
}
