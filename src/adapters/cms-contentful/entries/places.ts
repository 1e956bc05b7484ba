import Joi from 'joi';
import type { Port, Region } from '../../../core/voyages/voyage';
import type { EntryReader } from '../entry-reader';
import { portFields, type PortTexts, regionFields, type RegionTexts } from '../../content-schemas/places';
import { latitude, longitude } from '../../content-schemas/values';
import { asset, type AssetFields, position } from '../fields';
import { inOrder, type OrderedEntry } from '../in-order';

interface RegionFields extends OrderedEntry, RegionTexts {
  readonly picture?: AssetFields;
}

const regionSchema: Joi.ObjectSchema<RegionFields> = Joi.object({ ...regionFields, picture: asset, position });

interface PortFields extends OrderedEntry, PortTexts {
  readonly place: { readonly lat: number; readonly lon: number };
  readonly picture?: AssetFields;
}

const portSchema: Joi.ObjectSchema<PortFields> = Joi.object({
  ...portFields,
  place: Joi.object({ lat: latitude.required(), lon: longitude.required() }).required(),
  picture: asset,
  position,
});

export const readRegions = (entries: EntryReader): readonly Region[] =>
  inOrder(
    entries.all('regions', regionSchema, ({ picture: pictureFields, position, ...rest }, context) => {
      const picture = context.maybePicture(pictureFields);
      return { position, item: { ...rest, ...(picture ? { picture } : {}) } };
    }),
  );

export const readPorts = (entries: EntryReader): readonly Port[] =>
  inOrder(
    entries.all('ports', portSchema, ({ picture: pictureFields, position, place, ...rest }, context) => {
      const picture = context.maybePicture(pictureFields);
      return {
        position,
        item: { ...rest, latitude: place.lat, longitude: place.lon, ...(picture ? { picture } : {}) },
      };
    }),
  );
