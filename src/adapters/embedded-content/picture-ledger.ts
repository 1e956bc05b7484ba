import Joi from 'joi';
import { list, slug, text } from '../content-schemas/values';

/** An entry of the picture ledger (`pictures.yaml`) lists the subjects that a picture shows. */
export interface LedgerEntry {
  readonly alt: string;
  /** Subjects that the picture shows truly, such as `ports/hydra`, `suites/ocean-suite/bath` or `vessel`. */
  readonly shows: readonly string[];
  readonly sees: readonly string[];
  readonly light: string;
}

export interface PictureLedger {
  readonly entries: Readonly<Record<string, LedgerEntry>>;
  readonly awaited: readonly string[];
  /** Pages that open with another page's picture, until they have one of their own. */
  readonly borrowed: readonly string[];
  /** Reasons of pages that name a port and open with a picture of something else, by subject. */
  readonly exceptions: Readonly<Record<string, string>>;
}

/** A line without a ledger gives only the alternative text of each picture. */
type PictureField = string | LedgerEntry;

export const SUITE_PARTS = ['bed', 'living', 'terrace', 'bath', 'view', 'detail'] as const;

const subject = Joi.string().pattern(
  new RegExp(
    `^(vessel|(regions|ports|venues|life-onboard|experiences|extensions|stories|voyages|news)/[a-z0-9-]+|suites/[a-z0-9-]+/(${SUITE_PARTS.join('|')}))$`,
  ),
);
const words = list(Joi.string().min(2)).unique();

const entry = Joi.object({
  alt: text.required(),
  shows: Joi.array().items(subject).unique().required(),
  sees: words.required(),
  light: text.required(),
});

const subjectsByKind = Joi.object().pattern(
  Joi.valid('experiences', 'venues', 'life-onboard', 'ports', 'regions', 'suites', 'stories', 'voyages', 'extensions'),
  list(Joi.string().pattern(/^[a-z0-9-]+(\/[a-z]+)?$/)).unique(),
);

const altOf = (field: PictureField) => (typeof field === 'string' ? field : field.alt);

const reasonsByPage = Joi.object().pattern(/^(stories|extensions|news)\/[a-z0-9-]+$/, text);

const lists = { awaited: subjectsByKind, borrowed: subjectsByKind, exceptions: reasonsByPage };

const file = Joi.object(lists).pattern(slug, Joi.alternatives(text, entry)).min(1);

export const picturesSchema: Joi.ObjectSchema<Record<string, string>> = file.custom(
  ({ awaited: _awaited, borrowed: _borrowed, exceptions: _exceptions, ...pictures }: Record<string, PictureField>) =>
    Object.fromEntries(Object.entries(pictures).map(([name, field]) => [name, altOf(field)])),
);

type SubjectsByKind = Readonly<Record<string, readonly string[]>>;

const subjectsOf = (listedSubjects: SubjectsByKind = {}) =>
  Object.entries(listedSubjects).flatMap(([kind, slugs]) => slugs.map((one) => `${kind}/${one}`));

export const pictureLedgerSchema: Joi.ObjectSchema<PictureLedger> = Joi.object(lists)
  .pattern(slug, entry)
  .min(1)
  .custom(
    ({
      awaited,
      borrowed,
      exceptions = {},
      ...entries
    }: {
      readonly awaited?: SubjectsByKind;
      readonly borrowed?: SubjectsByKind;
      readonly exceptions?: PictureLedger['exceptions'];
    }) => ({ entries, awaited: subjectsOf(awaited), borrowed: subjectsOf(borrowed), exceptions }),
  );
