import type { LeadBlockView } from '../../../views/leads/LeadFormBlock';
import type { BotCheckReader } from '../bot-check/bot-check-reader';
import type { GeoLists } from '../geo/geo-lists';
import { hrefFormPage } from './form-page';
import { toLeadForm } from './lead-form-view';
import { isSpecified, type LeadTarget, type LeadTargets, namesOf } from './lead-targets';

interface Visitor {
  readonly isGuest: boolean;
}

/**
 * A form within a page that is cached for everyone, and that therefore has no plain challenge: without script it posts
 * to the form's own page (FRM-01).
 */
export class LeadBlock {
  constructor(
    private readonly parts: {
      readonly targets: LeadTargets;
      readonly botChecks: Pick<BotCheckReader, 'view'>;
      readonly geo: GeoLists;
    },
  ) {}

  of(formId: string, visitor: Visitor): LeadBlockView | undefined {
    const target = this.targetOf(formId, visitor);
    if (!target) return undefined;
    const { botChecks, geo } = this.parts;
    const action = hrefFormPage(formId);
    const { title } = target.form;
    return {
      title,
      form: toLeadForm({
        target,
        geo,
        action,
        botCheck: botChecks.view,
        isGuest: visitor.isGuest,
        isSent: false,
        submittedValues: {},
        carriedFields: namesOf(target),
      }),
    };
  }

  private targetOf(formId: string, { isGuest }: Visitor): LeadTarget | undefined {
    const { targets } = this.parts;
    if (!isSpecified(formId))
      return targets.configuredIds().includes(formId) ? targets.configuredTarget(formId) : undefined;
    return formId === 'inquire-now' || formId === 'enquire-now-itinerary'
      ? targets.inquiry(isGuest)
      : targets.specifiedTarget(formId);
  }
}
