import type Joi from 'joi';
import type { RenderedText } from '../../core/content/rendered-text';
import type { Picture } from '../../core/shared/picture';
import { BrokenEntry, type ReportBroken } from './broken-entry';
import type { ContentfulCopy } from './contentful-copy';
import type { DocumentName } from './documents';
import type { AssetFields } from './fields';
import { pictureOf } from './pictures';
import { renderRichText, type TextTargets } from './rich-text';
import { type Entry, tidyEntry } from './tidy-entry';

export interface EntryContext {
  readonly id: string;
  text(json: unknown): RenderedText;
  /** @throws BrokenEntry when the asset is no picture, or has no dimensions yet. */
  picture(asset: AssetFields | undefined): Picture;
  maybePicture(asset: AssetFields | undefined): Picture | undefined;
  /** Returns only the assets that are pictures. @throws BrokenEntry when none is left. */
  pictures(assets: readonly AssetFields[]): readonly [Picture, ...Picture[]];
  broken(problem: string): never;
}

/** Fields by which addresses, sailings, bookings and the engine name an entry: of two with one value the first counts. */
const uniqueFields: Readonly<Partial<Record<DocumentName, readonly string[]>>> = {
  voyages: ['slug', 'voyageId'],
  experiences: ['slug', 'tourCode'],
  suites: ['slug', 'category', 'suiteId'],
};

/** Reads entries one by one; unusable ones are reported and left out (ADR 0022). */
export class EntryReader {
  constructor(
    private readonly copy: ContentfulCopy,
    private readonly targets: TextTargets,
    private readonly report: ReportBroken,
  ) {}

  all<Fields, Built>(
    name: DocumentName,
    schema: Joi.ObjectSchema<Fields>,
    build: (fields: Fields, context: EntryContext) => Built,
  ): readonly Built[] {
    const owners = new Map<string, string>();
    return this.copy[name].items.flatMap((item) => {
      try {
        const entry = tidyEntry(item);
        const result = this.read(name, entry, schema, build);
        claimUniqueFields(name, entry, owners);
        return [result];
      } catch (error) {
        if (!(error instanceof BrokenEntry)) throw error;
        this.report(error);
        return [];
      }
    });
  }

  single<Fields, Built>(
    name: DocumentName,
    schema: Joi.ObjectSchema<Fields>,
    build: (fields: Fields, context: EntryContext) => Built,
  ): Built {
    const [first] = this.copy[name].items;
    if (!first) throw new BrokenEntry(name, 'there is no entry');
    return this.read(name, tidyEntry(first), schema, build);
  }

  private read<Fields, Built>(
    name: DocumentName,
    entry: Entry,
    schema: Joi.ObjectSchema<Fields>,
    build: (fields: Fields, context: EntryContext) => Built,
  ): Built {
    const where = `${name}/${entry.id}`;
    const { value, error } = schema.validate(entry.fields, {
      abortEarly: false,
      convert: false,
      stripUnknown: { objects: true },
    });
    if (error) throw new BrokenEntry(where, error.details.map((detail) => detail.message).join('; '));
    return build(value as Fields, entryContextOf(where, entry.id, this.targets));
  }
}

function claimUniqueFields(name: DocumentName, { id, fields }: Entry, owners: Map<string, string>): void {
  const values = (uniqueFields[name] ?? ['slug']).flatMap((field) =>
    fields[field] === undefined ? [] : [`${field} ${String(fields[field])}`],
  );
  const value = values.find((one) => owners.has(one));
  if (value !== undefined)
    throw new BrokenEntry(`${name}/${id}`, `${value} is used by two entries, also by ${owners.get(value)}`);
  for (const one of values) owners.set(one, id);
}

function entryContextOf(where: string, id: string, targets: TextTargets): EntryContext {
  const failEntry = (problem: string): never => {
    throw new BrokenEntry(where, problem);
  };
  const maybePicture = (asset: AssetFields | undefined) => (asset ? pictureOf(asset) : undefined);
  return {
    id,
    broken: failEntry,
    maybePicture,
    text: (json) => {
      const text = renderRichText(json, targets);
      return text.html === '' ? failEntry('body: is empty') : text;
    },
    picture: (asset) => maybePicture(asset) ?? failEntry('a picture is missing, or is not published'),
    pictures: (assets) => {
      const [first, ...others] = assets.flatMap((asset) => pictureOf(asset) ?? []);
      return first ? [first, ...others] : failEntry('pictures: at least one is needed');
    },
  };
}
