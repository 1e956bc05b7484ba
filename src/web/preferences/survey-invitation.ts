import type { GuestPreferences } from '../../core/preferences/guest-preferences.port';
import type { PreferenceQuestions } from '../../core/preferences/preference-questions.port';
import { surveyPlaceholders, type SurveyOnPage } from '../../../views/preferences/SurveyPart';
import type { PartsOnPage } from '../../../views/ui/page-parts';
import { paths } from '../paths';
import { withinTime } from '../../core/shared/within-time';
import type { PagePart, PageRequest } from '../rendering/page-part';
import { signedInGuest } from '../session/guest-of';
import '../session/session-guest';

declare module 'express-session' {
  interface SessionData {
    /** After "Not now" the survey is not offered again before the next sign-in. */
    hasDismissedSurvey?: boolean;
  }
}

const maxWaitMs = 300;

/**
 * Invites on the few pages that the line names, until the survey is completed or dismissed (SUR-01). Shows nothing on a
 * timeout.
 */
export class SurveyInvitation implements PagePart {
  readonly placeholders = surveyPlaceholders;

  constructor(
    private readonly preferences: Pick<GuestPreferences, 'findStatus'>,
    private readonly questions: PreferenceQuestions,
  ) {}

  async of(req: PageRequest): Promise<PartsOnPage> {
    const guest = signedInGuest(req);
    if (!guest) return {};
    const page = await this.ofTemplate(req);
    return page.survey ? { survey: { ...page.survey, shownCase: await this.shownTo(guest.contactId, req) } } : {};
  }

  async ofTemplate({ method, path, originalUrl }: PageRequest): Promise<{ readonly survey?: SurveyOnPage }> {
    const { invitation } = await this.questions.getQuestions();
    if (method !== 'GET' || !invitation.paths.includes(path)) return {};
    const link = { href: paths.account.survey, returnUrl: originalUrl };
    return {
      survey: {
        shownCase: 'none',
        start: { ...invitation.start, ...link, isResumed: false },
        resume: { ...invitation.resume, ...link, isResumed: true },
      },
    };
  }

  private async shownTo(contactId: string, req: PageRequest): Promise<SurveyOnPage['shownCase']> {
    if (req.session.hasDismissedSurvey) return 'none';
    const status = await this.statusOf(contactId, req);
    if (status === 'completed' || status === 'unknown') return 'none';
    return status === 'in-progress' ? 'resume' : 'start';
  }

  private async statusOf(
    contactId: string,
    req: PageRequest,
  ): Promise<'in-progress' | 'completed' | 'none' | 'unknown'> {
    const reading = this.preferences.findStatus(contactId).then(
      (status) => status ?? 'none',
      (error: unknown) => {
        req.log.warn({ err: error }, 'preferences could not be read for a page');
        return 'unknown' as const;
      },
    );
    return withinTime(reading, maxWaitMs, () => 'unknown' as const);
  }
}
