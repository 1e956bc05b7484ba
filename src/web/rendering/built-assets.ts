import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noRemotePictures, type RemotePictures } from '../../core/shared/remote-pictures.port';
import type { PictureView } from '../../../views/ui/picture-view';

export interface BuildManifest {
  readonly build: string;
  readonly style: string;
  /** Style sheets of the features, by name. */
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
  /** With its codecs, so that a browser fetches none that it cannot play. */
  readonly type: string;
}

export interface BuiltPicture {
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly placeholderClass: string;
  readonly files: readonly { readonly width: number; readonly url: string }[];
}

export const readManifest = (builtFolder: string): BuildManifest =>
  JSON.parse(readFileSync(join(builtFolder, 'manifest.json'), 'utf8')) as BuildManifest;

export class BuiltAssets {
  constructor(
    readonly manifest: BuildManifest,
    private readonly mapsFolder: string,
    private readonly remote: RemotePictures = noRemotePictures,
    private readonly maps = new Map<string, string | undefined>(),
  ) {}

  static read(builtFolder: string, remote?: RemotePictures): BuiltAssets {
    return new BuiltAssets(readManifest(builtFolder), join(builtFolder, 'maps'), remote);
  }

  /** A missing picture is reported by the check of the content; at run time another picture is better than none. */
  picture(name: string, alt?: string): PictureView {
    const built = this.find(name) ?? Object.values(this.manifest.pictures)[0];
    const largest = built?.files.at(-1);
    if (!built || !largest) throw new Error('The build knows no pictures at all');
    const middle = built.files.find((file) => file.width >= 1200) ?? largest;
    return {
      src: middle.url,
      srcSet: built.files.map((file) => `${file.url} ${file.width}w`).join(', '),
      width: built.width,
      height: built.height,
      alt: alt ?? built.alt,
      placeholderClass: built.placeholderClass,
    };
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

  routeMap(voyageSlug: string): string | undefined {
    if (!this.maps.has(voyageSlug)) this.maps.set(voyageSlug, this.readMap(voyageSlug));
    return this.maps.get(voyageSlug);
  }

  private readMap(voyageSlug: string): string | undefined {
    try {
      return readFileSync(join(this.mapsFolder, `${voyageSlug}.svg`), 'utf8');
    } catch {
      return undefined;
    }
  }
}
