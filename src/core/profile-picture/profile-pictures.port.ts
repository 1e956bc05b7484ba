import type { PictureFormat } from './picture-format';
import { portSymbol } from '../shared/port-symbol';

/** Part of the picture's URL, so that browsers may cache it. */
export interface PictureVersion {
  /** Grows with every change, removals included; 0 for a guest who never had a picture. */
  readonly number: number;
  readonly isThere: boolean;
}

export interface ProfilePicture {
  readonly version: number;
  readonly format: PictureFormat;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** The one picture of each guest (ACC-18). Only re-encoded pictures may be saved. */
export interface ProfilePictures {
  find(contactId: string): Promise<ProfilePicture | undefined>;
  findVersion(contactId: string): Promise<PictureVersion>;
  save(picture: {
    readonly contactId: string;
    readonly format: PictureFormat;
    readonly fileName: string;
    readonly bytes: Uint8Array;
  }): Promise<PictureVersion>;
  remove(contactId: string): Promise<PictureVersion>;
}
export const ProfilePictures = portSymbol<ProfilePictures>('ProfilePictures');
