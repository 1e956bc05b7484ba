import type { PictureFormat } from './picture-format';

/** Which picture a guest has, without its bytes: it stands in addresses, so that browsers may keep what they fetched. */
export interface PictureVersion {
  /** Grows with every change, removals included; 0 for a guest who never gave a picture. */
  readonly number: number;
  readonly isThere: boolean;
}

export interface ProfilePicture {
  readonly version: number;
  readonly format: PictureFormat;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** The one picture of each guest (ACC-18). Only what the studio developed comes here. */
export interface ProfilePictures {
  find(contactId: string): Promise<ProfilePicture | undefined>;
  findVersion(contactId: string): Promise<PictureVersion>;
  /** Takes the place of the one before. */
  save(picture: {
    readonly contactId: string;
    readonly format: PictureFormat;
    readonly fileName: string;
    readonly bytes: Uint8Array;
  }): Promise<PictureVersion>;
  /** Without harm where there is none. */
  remove(contactId: string): Promise<PictureVersion>;
}
export const ProfilePictures = Symbol('ProfilePictures');
