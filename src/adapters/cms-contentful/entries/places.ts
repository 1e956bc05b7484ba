import Joi from 'joi';
import type { Port, Region } from '../../../core/voyages/voyage';
import type { EntryReader } from '../entry-reader';
import { slug, text, timeZone } from '../../content-schemas/values';
import { asset, type AssetFields, position } from '../fields';
import { inOrder, type OrderedEntry } from '../in-order';

interface RegionFields extends OrderedEntry {
  readonly name: string;
  readonly nameInText?: string;
  readonly waters?: string;
  readonly summary: string;
  readonly picture?: AssetFields;
}

const regionSchema: Joi.ObjectSchema<RegionFields> = Joi.object({
  name: text.required(),
  slug: slug.required(),
  nameInText: text,
  waters: text,
  summary: text.required(),
  picture: asset,
  position,
});

interface PortFields extends OrderedEntry, Pick<Port, 'name' | 'country' | 'timeZone' | 'berth' | 'description'> {
  readonly place: { readonly lat: number; readonly lon: number };
  readonly picture?: AssetFields;
}

const portSchema: Joi.ObjectSchema<PortFields> = Joi.object({
  name: text.required(),
  slug: slug.required(),
  country: text.required(),
  timeZone: timeZone.required(),
  berth: Joi.valid('docked', 'anchored').required(),
  description: text.required(),
  place: Joi.object({
    lat: Joi.number().min(-90).max(90).required(),
    lon: Joi.number().min(-180).max(180).required(),
  }).required(),
  picture: asset,
  position,
});

export const readRegions = (entries: EntryReader): readonly Region[] =>
  inOrder(
    entries.all('regions', regionSchema, ({ picture: given, position, ...rest }, context) => {
      const picture = context.maybePicture(given);
      return { position, item: { ...rest, ...(picture ? { picture } : {}) } };
    }),
  );

export const readPorts = (entries: EntryReader): readonly Port[] =>
  inOrder(
    entries.all('ports', portSchema, ({ picture: given, position, place, ...rest }, context) => {
      const picture = context.maybePicture(given);
      return {
        position,
        item: { ...rest, latitude: place.lat, longitude: place.lon, ...(picture ? { picture } : {}) },
      };
    }),
  );
