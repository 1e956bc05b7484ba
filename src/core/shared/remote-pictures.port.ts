/** A picture that another house keeps and prints in several widths, the narrowest first. */
export interface RemotePicture {
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly width: number; readonly url: string }[];
}

/** Pictures that are not part of the build, by the names that content gives them. */
export interface RemotePictures {
  /** Undefined: not one of these. */
  find(name: string): RemotePicture | undefined;
}
export const RemotePictures = Symbol('RemotePictures');

/** A site whose pictures are all its own. */
export const noRemotePictures: RemotePictures = { find: () => undefined };
