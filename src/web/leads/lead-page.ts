import type { Request } from 'express';
import type { ContactView } from '../../../views/leads/lead-page-props';
import { leadWebTexts as texts } from './lead-web.texts';
import type { LeadTarget, LeadTargets } from './lead-targets';
import type { SubmittedValues } from './submitted-values';

export interface LeadPage {
  readonly pictureName: string;
  readonly contact?: ContactView;
  readonly targetOf: (req: Request, isGuest: boolean) => LeadTarget;
  readonly prefill: (req: Request) => SubmittedValues | Promise<SubmittedValues>;
}

export type LeadPageTable = Readonly<
  Record<'contact' | 'careers' | 'getInTouch' | 'joinUs' | 'inquiry' | 'document' | 'configured', LeadPage>
>;

const nothing = () => ({});
const parameter = (req: Request, name: string) => String(req.params[name]);

export function leadPageTable(targets: LeadTargets, contact: ContactView, notesOf: LeadPage['prefill']): LeadPageTable {
  return {
    contact: {
      pictureName: 'ondine-at-dusk',
      contact,
      targetOf: () => targets.specifiedTarget('contact-us'),
      prefill: openingWords,
    },
    careers: { pictureName: 'marina-platform', targetOf: () => targets.specifiedTarget('careers'), prefill: nothing },
    getInTouch: {
      pictureName: 'cyclades-dawn',
      targetOf: () => targets.specifiedTarget('get-in-touch'),
      prefill: nothing,
    },
    joinUs: { pictureName: 'bow-at-anchor', targetOf: () => targets.specifiedTarget('waitlist'), prefill: nothing },
    inquiry: { pictureName: 'suite-terrace', targetOf: (_req, isGuest) => targets.inquiry(isGuest), prefill: notesOf },
    document: {
      pictureName: 'yacht-from-above',
      targetOf: (req) => targets.document(parameter(req, 'slug')),
      prefill: nothing,
    },
    configured: {
      pictureName: 'sail-away',
      targetOf: (req) => targets.configuredTarget(parameter(req, 'formId')),
      prefill: nothing,
    },
  };
}

const isSubject = (about: unknown): about is keyof typeof texts.about =>
  typeof about === 'string' && Object.hasOwn(texts.about, about);

/** The opening text is selected by name, so that no address can put a stranger's text into the form. */
function openingWords(req: Request): SubmittedValues {
  const { about, reference } = req.query;
  if (!isSubject(about)) return {};
  const { topic, message } = texts.about[about];
  const isReference = typeof reference === 'string' && /^[A-Z0-9-]{1,30}$/i.test(reference);
  return { topic, message: isReference ? `${message} (${reference})` : message };
}
