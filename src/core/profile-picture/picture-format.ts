/** Accepted picture formats (ACC-17). A file's name does not decide its format. */
export type PictureFormat = 'png' | 'jpeg';

/** Two megabytes limit the file itself and not its encoded text (H48). */
export const maxPictureBytes = 2 * 1024 * 1024;

/** More pixels suggest a decompression bomb (reliability C13). */
export const maxPicturePixels = 25_000_000;

/** The side of a stored picture is in pixels: the square of the crop dialog (ACC-19). */
export const pictureSide = 205;

export const acceptedExtensions = ['.png', '.jpg', '.jpeg'] as const;

const signatures: Readonly<Record<PictureFormat, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
};

/** Detects the format by the first bytes, whatever the file's name (reliability C13). */
export function formatOf(bytes: Uint8Array): PictureFormat | undefined {
  return (['png', 'jpeg'] as const).find((format) => signatures[format].every((byte, at) => bytes[at] === byte));
}

const stem = 'profile-picture';
const extensions: Readonly<Record<PictureFormat, readonly string[]>> = { png: ['png'], jpeg: ['jpg', 'jpeg'] };

/**
 * The file name of a stored picture (API-08). From the given name only the extension is used, and only where it fits
 * the format: png, jpeg or jpg; otherwise the format's own, jpg for anything but PNG (reliability C13).
 */
export function pictureFileName(format: PictureFormat, givenName: string): string {
  const givenExtension = givenName.slice(givenName.lastIndexOf('.') + 1).toLowerCase();
  return `${stem}.${extensions[format].find((extension) => extension === givenExtension) ?? extensions[format][0]}`;
}
