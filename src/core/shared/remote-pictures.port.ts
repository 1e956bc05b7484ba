import { portSymbol } from './port-symbol';

/** A picture that a vendor hosts in several widths, narrowest first. */
export interface RemotePicture {
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly width: number; readonly url: string }[];
}

export interface RemotePictures {
  /** Undefined when the name is not a remote picture's. */
  find(name: string): RemotePicture | undefined;
}
export const RemotePictures = portSymbol<RemotePictures>('RemotePictures');

export const noRemotePictures: RemotePictures = { find: () => undefined };
