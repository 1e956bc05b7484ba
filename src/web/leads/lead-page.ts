import type { Request } from 'express';
import type { ContactView } from '../../../views/leads/lead-page-props';
import { leadWebTexts as texts } from './lead-web.texts';
import type { LeadPlace, LeadPlaces } from './lead-places';
import type { SubmittedValues } from './sent-values';

/** A page that stands around a form: which form, under which picture. */
export interface LeadPage {
  readonly pictureName: string;
  readonly contact?: ContactView;
  readonly placeOf: (req: Request, isGuest: boolean) => LeadPlace;
  /** What the address fills in. */
  readonly prefill: (req: Request) => SubmittedValues;
}

export type LeadPageTable = Readonly<
  Record<'contact' | 'careers' | 'getInTouch' | 'joinUs' | 'inquiry' | 'document' | 'configured', LeadPage>
>;

const nothing = () => ({});
const parameter = (req: Request, name: string) => String(req.params[name]);

/** The pages of lead forms. */
export function leadPageTable(places: LeadPlaces, contact: ContactView): LeadPageTable {
  return {
    contact: {
      pictureName: 'ondine-at-dusk',
      contact,
      placeOf: () => places.specified('contact-us'),
      prefill: openingWords,
    },
    careers: { pictureName: 'marina-platform', placeOf: () => places.specified('careers'), prefill: nothing },
    getInTouch: { pictureName: 'cyclades-dawn', placeOf: () => places.specified('get-in-touch'), prefill: nothing },
    joinUs: { pictureName: 'bow-at-anchor', placeOf: () => places.specified('waitlist'), prefill: nothing },
    inquiry: { pictureName: 'suite-terrace', placeOf: (_req, isGuest) => places.inquiry(isGuest), prefill: nothing },
    document: {
      pictureName: 'yacht-from-above',
      placeOf: (req) => places.document(parameter(req, 'slug')),
      prefill: nothing,
    },
    configured: {
      pictureName: 'sail-away',
      placeOf: (req) => places.configured(parameter(req, 'formId')),
      prefill: nothing,
    },
  };
}

const isSubject = (about: unknown): about is keyof typeof texts.about =>
  typeof about === 'string' && Object.hasOwn(texts.about, about);

/** A link to the contact form says what it is about, by a word of ours: no address puts words of a stranger into a form. */
function openingWords(req: Request): SubmittedValues {
  const { about, reference } = req.query;
  if (!isSubject(about)) return {};
  const { topic, message } = texts.about[about];
  const isReference = typeof reference === 'string' && /^[A-Z0-9-]{1,30}$/i.test(reference);
  return { topic, message: isReference ? `${message} (${reference})` : message };
}
