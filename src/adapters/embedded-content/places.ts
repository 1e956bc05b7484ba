import { join } from 'node:path';
import type { Picture } from '../../core/shared/picture';
import type { Port, Region } from '../../core/voyages/voyage';
import { ContentError } from './content-error';
import { type PlaceFile, portsSchema, regionsSchema } from './line-schemas';
import { type OnBroken, readYaml } from './read-content';

interface PlaceSources {
  readonly folder: string;
  readonly pictures: Readonly<Record<string, string>>;
  readonly onBroken: OnBroken;
}

/** Loads regions and ports. No line can do without them, but each one's picture is optional. @throws ContentError */
export function loadPlaces({ folder, pictures, onBroken }: PlaceSources): {
  readonly regions: readonly Region[];
  readonly ports: readonly Port[];
} {
  const [regionsFile, portsFile] = [join(folder, 'regions.yaml'), join(folder, 'ports.yaml')];
  const pictureFiles = new Map(Object.entries(pictures));
  const withPicture =
    (file: string) =>
    <File extends PlaceFile>({
      picture: name,
      ...place
    }: File): Omit<File, 'picture'> & { readonly picture?: Picture } => {
      const alt = name === undefined ? undefined : pictureFiles.get(name);
      if (name !== undefined && alt === undefined)
        onBroken(new ContentError(file, `no picture ${name} (${place.slug})`));
      return { ...place, ...(name !== undefined && alt !== undefined ? { picture: { name, alt } } : {}) };
    };
  return {
    regions: readYaml(regionsFile, regionsSchema).map(withPicture(regionsFile)),
    ports: readYaml(portsFile, portsSchema).map(withPicture(portsFile)),
  };
}
