import type { Request, Response } from 'express';
import type { ContentLibrary } from '../../core/content/content-library.port';
import type { LeadForms } from '../../core/leads/lead-forms.port';
import { ExtensionChoicePage } from '../../../views/extensions/ExtensionChoicePage';
import type { LeadFormPage } from '../../../views/leads/LeadFormPage';
import type { LeadPage } from '../leads/lead-page';
import type { LeadTargets } from '../leads/lead-targets';
import type { LeadsPages } from '../leads/leads.pages';
import { answerWith, type PageAnswer, type PageResponse } from '../rendering/page-answer';
import type { ExtensionsPages } from './extensions.pages';

/** Id of the line's own form for extensions; without it the general inquiry form is used. */
const formId = 'voyage-extension';

interface ExtensionInquiryParts {
  readonly library: Pick<ContentLibrary, 'findExtensions'>;
  readonly forms: Pick<LeadForms, 'getForm'>;
  readonly targets: Pick<LeadTargets, 'configuredTarget' | 'inquiry'>;
  readonly leads: Pick<LeadsPages, 'show' | 'take'>;
  readonly pages: Pick<ExtensionsPages, 'choose'>;
}

/** Sends an inquiry about one extension like every lead form (ROU-32). */
export class ExtensionInquiry {
  private readonly page: LeadPage;

  constructor(private readonly parts: ExtensionInquiryParts) {
    this.page = {
      pictureName: 'sail-away',
      targetOf: (_req, isGuest) =>
        parts.forms.getForm(formId) ? parts.targets.configuredTarget(formId) : parts.targets.inquiry(isGuest),
      prefill: () => ({}),
    };
  }

  readonly show = async (
    req: Request,
    res: Response,
  ): Promise<PageAnswer<typeof LeadFormPage> | PageResponse | void> => {
    const slug = req.query['extension'];
    const extensions = await this.parts.library.findExtensions();
    if (!extensions.some((extension) => extension.slug === slug))
      return answerWith(ExtensionChoicePage, await this.parts.pages.choose(req));
    return this.parts.leads.show(this.page)(req, res);
  };

  /** Accepted for any extension, so that no written message is lost. */
  readonly take = (req: Request, res: Response): Promise<PageAnswer<typeof LeadFormPage> | void> =>
    this.parts.leads.take(this.page)(req, res);
}
