import { portSymbol } from './port-symbol';

export interface RemotePicture {
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly width: number; readonly url: string }[];
}

export interface RemotePictures {
  find(name: string): RemotePicture | undefined;
}
export const RemotePictures = portSymbol<RemotePictures>('RemotePictures');

export const noRemotePictures: RemotePictures = { find: () => undefined };
