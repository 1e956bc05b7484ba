import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noRemotePictures, type RemotePictures } from '../../core/shared/remote-pictures.port';
import type { PictureView } from '../../../views/ui/picture-view';
import type { MapView } from '../../../views/voyages/map-view';

export interface BuildManifest {
  readonly build: string;
  readonly style: string;
  readonly sheets: Readonly<Record<string, string>>;
  readonly script: string;
  readonly fonts: readonly string[];
  readonly widgets: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, BuiltPicture>>;
  /** Videos of slides, by name, each in the order of preference. */
  readonly videos: Readonly<Record<string, readonly BuiltVideoSource[]>>;
}

export interface BuiltVideoSource {
  readonly src: string;
  /** The type names the codecs, so that a browser fetches no film that it cannot play. */
  readonly type: string;
  /** The windows that it is for; all, where it is absent. */
  readonly media?: string;
}

export interface BuiltPicture {
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly placeholderClass: string;
  readonly files: readonly BuiltPictureFile[];
  /** Files for phones, of pictures that a page opens with. */
  readonly phoneFiles?: Readonly<Record<PhoneShape, readonly BuiltPictureFile[]>>;
}

interface BuiltPictureFile {
  readonly width: number;
  readonly url: string;
}

/** `tall` is cut for a picture that fills the first screen of a phone, `whole` is not cut. */
export type PhoneShape = 'tall' | 'whole';

export const readManifest = (builtFolder: string): BuildManifest =>
  JSON.parse(readFileSync(join(builtFolder, 'manifest.json'), 'utf8')) as BuildManifest;

export class BuiltAssets {
  private readonly maps = new Map<string, string | undefined>();

  constructor(
    readonly manifest: BuildManifest,
    private readonly mapsFolder: string,
    private readonly remote: RemotePictures = noRemotePictures,
  ) {}

  static read(builtFolder: string, remote?: RemotePictures): BuiltAssets {
    return new BuiltAssets(readManifest(builtFolder), join(builtFolder, 'maps'), remote);
  }

  /** A missing picture is reported by the check of the content; at run time another picture is better than none. */
  picture(name: string, alt?: string): PictureView {
    const builtPicture = this.find(name) ?? Object.values(this.manifest.pictures)[0];
    const largest = builtPicture?.files.at(-1);
    if (!builtPicture || !largest) throw new Error('The build knows no pictures at all');
    const middle = builtPicture.files.find((file) => file.width >= 1200) ?? largest;
    return {
      src: middle.url,
      srcSet: builtPicture.files.map((file) => `${file.url} ${file.width}w`).join(', '),
      width: builtPicture.width,
      height: builtPicture.height,
      alt: alt ?? builtPicture.alt,
      placeholderClass: builtPicture.placeholderClass,
    };
  }

  /** A picture that a page opens with, of which phones get files of their own. */
  mainPicture(name: string, shape: PhoneShape, alt?: string): PictureView {
    const files = this.find(name)?.phoneFiles?.[shape] ?? [];
    // A cut picture is as wide as its height makes it, so that only the density of the screen counts.
    const hasWidths = shape === 'whole';
    const srcSet = files
      .map(({ url, width }, index) => `${url} ${hasWidths ? `${width}w` : `${index + 2}x`}`)
      .join(', ');
    return { ...this.picture(name, alt), ...(srcSet === '' ? {} : { forPhones: { srcSet, hasWidths } }) };
  }

  /** None for a name without files: the slide then shows its picture. */
  videoSources(name: string): readonly BuiltVideoSource[] {
    return this.manifest.videos[name] ?? [];
  }

  hasPicture(name: string): boolean {
    return this.find(name) !== undefined;
  }

  /** A vendor's picture has no placeholder colour, because the build has not analysed it. */
  private find(name: string): BuiltPicture | undefined {
    if (Object.hasOwn(this.manifest.pictures, name)) return this.manifest.pictures[name];
    const remote = this.remote.find(name);
    return remote && { ...remote, alt: '', placeholderClass: '' };
  }

  /** Returns the site's own sheet and those of a feature, in this order. */
  stylesOf(names: readonly string[] | 'all' = []): readonly string[] {
    const { style, sheets } = this.manifest;
    return [style, ...(names === 'all' ? Object.values(sheets) : names.map((name) => this.sheet(name)))];
  }

  private sheet(name: string): string {
    const url = this.manifest.sheets[name];
    if (!url) throw new Error(`There is no style sheet named ${name}`);
    return url;
  }

  widgetSource(name: string): string {
    const url = this.manifest.widgets[name];
    if (!url) throw new Error(`There is no widget named ${name}`);
    return url;
  }

  routeMap(name: string): string | undefined {
    return this.mapFile(`${name}.svg`);
  }

  /**
   * `layers`: the land of the map is a file of its own, because it would be half of the document that a visitor's first
   * view waits for. A map that a page begins with, or that is shown without a network, is in one piece.
   */
  mapView(name: string, as: 'layers' | 'one-piece'): MapView | undefined {
    const layers = as === 'layers' ? this.mapFile(`${name}.json`) : undefined;
    if (layers !== undefined) return JSON.parse(layers) as MapView;
    const svg = this.routeMap(name);
    return svg === undefined ? undefined : { svg };
  }

  private mapFile(file: string): string | undefined {
    if (!this.maps.has(file)) this.maps.set(file, this.readMap(file));
    return this.maps.get(file);
  }

  private readMap(file: string): string | undefined {
    try {
      return readFileSync(join(this.mapsFolder, file), 'utf8');
    } catch {
      return undefined;
    }
  }
}
