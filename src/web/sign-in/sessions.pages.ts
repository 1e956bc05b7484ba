import { formLine, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import type { Request, Response } from 'express';
import { hourText } from '../../core/shared/moment-text';
import { formatLongDate, todayIn } from '../../core/shared/plain-date';
import type { EndSessions } from '../../core/sign-in/end-sessions';
import { type ListedSession, type ListSessions } from '../../core/sign-in/list-sessions';
import { sessionsTexts as texts } from '../../../views/sign-in/sessions.texts';
import type { SessionsPage, SessionView } from '../../../views/sign-in/SessionsPage';
import { paths } from '../paths';
import type { ProfileSide } from '../profile/profile-side';
import type { PageAnswer } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';
import type { SignOutPages } from './sign-out.pages';

interface SessionsPagesParts {
  readonly listSessions: Pick<ListSessions, 'run'>;
  readonly endSessions: Pick<EndSessions, 'one' | 'all'>;
  readonly signOut: Pick<SignOutPages, 'leave'>;
  readonly side: Pick<ProfileSide, 'read'>;
  /** Times are shown in the line's time zone, because the server does not know the visitor's. */
  readonly timeZone: string;
}

const querySchema = Joi.object({ ended: formLine(20) });
const formSchema = Joi.object({ session: formLine(100) });

/** A guest's sessions, each of which can be ended (reliability B2). */
export class SessionsPages {
  constructor(private readonly parts: SessionsPagesParts) {}

  readonly show = async (req: Request): Promise<PageAnswer<typeof SessionsPage>> => {
    const { contactId } = guestOf(req);
    const [sessions, { side }] = await Promise.all([
      this.parts.listSessions.run({ contactId, sid: req.sessionID }),
      this.parts.side.read(req),
    ]);
    const receipt = receipts.get(readForm(querySchema, req.query).ended);
    return {
      props: {
        side,
        sessions: sessions.map(this.toView),
        endHref: paths.signIn.endSession,
        ...(receipt === undefined ? {} : { receipt }),
      },
    };
  };

  readonly end = async (req: Request, res: Response): Promise<void> => {
    const { contactId } = guestOf(req);
    const { session: handle } = readForm(formSchema, req.body);
    if (handle === 'everywhere') return this.endAll(req, res, contactId);
    const sessions = await this.parts.listSessions.run({ contactId, sid: req.sessionID });
    if (sessions.find((session) => session.isCurrent)?.handle === handle) return this.parts.signOut.leave(req, res);
    const endedCount = await this.parts.endSessions.one({ contactId, handle });
    res.redirect(303, `${paths.signIn.sessions}?ended=${endedCount > 0 ? 'one' : 'none'}`);
  };

  private async endAll(req: Request, res: Response, contactId: string): Promise<void> {
    await this.parts.endSessions.all({ contactId });
    await this.parts.signOut.leave(req, res, { to: `${paths.signIn.login}?left=everywhere` });
  }

  private readonly toView = ({ handle, browser, begunAt, seenAt, isCurrent }: ListedSession): SessionView => ({
    handle,
    browser,
    startedAt: this.formatTime(begunAt),
    lastSeenAt: this.formatTime(seenAt),
    isCurrent,
  });

  private formatTime(at: Date): SessionView['startedAt'] {
    return {
      text: `${formatLongDate(todayIn(this.parts.timeZone, at))}, ${hourText(at, this.parts.timeZone)}`,
      dateTime: at.toISOString(),
    };
  }
}

/** A map, because the key comes from the address and may be a property of every object, such as `__proto__`. */
const receipts: ReadonlyMap<string, string> = new Map([
  ['one', texts.ended],
  ['none', texts.alreadyEnded],
]);
