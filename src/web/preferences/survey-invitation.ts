import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'express';
import type { GuestPreferences } from '../../core/preferences/guest-preferences.port';
import type { PreferenceQuestions } from '../../core/preferences/preference-questions.port';
import type { SurveyInvitationView } from '../../../views/preferences/SurveyLauncher';
import { paths } from '../paths';
import type { GuestOnPage, PagePart } from '../rendering/page-part';
import { signedInGuest } from '../sign-in/guest-of';
import '../sign-in/session-guest';

declare module 'express-session' {
  interface SessionData {
    /** "Not now": the survey is not offered again before the next sign-in. */
    hasDismissedSurvey?: boolean;
  }
}

const maxWaitMs = 300;

/** On the few pages that the line names, until it is completed or dismissed (SUR-01). Not after a timeout. */
export class SurveyInvitation implements PagePart {
  constructor(
    private readonly preferences: Pick<GuestPreferences, 'find'>,
    private readonly questions: PreferenceQuestions,
  ) {}

  async of(req: Request): Promise<GuestOnPage> {
    const survey = await this.invitationOn(req);
    return survey ? { survey } : {};
  }

  private async invitationOn(req: Request): Promise<SurveyInvitationView | undefined> {
    const guest = signedInGuest(req);
    if (!guest || req.session.hasDismissedSurvey || req.method !== 'GET') return undefined;
    const { invitation } = await this.questions.getQuestions();
    if (!invitation.paths.includes(req.path)) return undefined;
    const status = await this.statusOf(guest.contactId, req);
    if (status === 'completed' || status === 'unknown') return undefined;
    const isResumed = status === 'in-progress';
    return {
      ...(isResumed ? invitation.resume : invitation.start),
      isResumed,
      href: paths.account.survey,
      returnUrl: req.originalUrl,
    };
  }

  private async statusOf(contactId: string, req: Request): Promise<'in-progress' | 'completed' | 'none' | 'unknown'> {
    const reading = this.preferences.find(contactId).then(
      (record) => record?.status ?? 'none',
      (error: unknown) => {
        req.log.warn({ err: error }, 'preferences could not be read for a page');
        return 'unknown' as const;
      },
    );
    return Promise.race([reading, sleep(maxWaitMs, 'unknown' as const, { ref: false })]);
  }
}
