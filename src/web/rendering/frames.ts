import { createHash } from 'node:crypto';
import type { Config } from '../../../config/config';
import type { ContentScope } from '../../core/content/content-scope.port';
import type { LineMessages } from '../../core/content/line-messages';
import type { Clock } from '../../core/shared/clock.port';
import { addDays, type PlainDate, todayIn } from '../../core/shared/plain-date';
import { instantAt } from '../../core/shared/zoned-time';
import type { Frame } from '../../../views/layout/frame';
import { placeholderGuest } from '../../../views/ui/CachedFragment';
import { guestText } from '../../../views/ui/guest-placeholders';
import type { NavigationView } from '../../../views/layout/navigation-view';
import { signedInGuest } from '../session/guest-of';
import type { PageRequest } from './page-part';

interface FrameSources {
  readonly clock: Clock;
  readonly policy: Pick<Config['policy'], 'signInUrl'>;
  readonly messages: LineMessages;
  readonly navigation: () => NavigationView | undefined;
  readonly scope: Pick<ContentScope, 'isEditing'>;
  readonly officeTimeZone: string;
}

export class Frames {
  private lastDay:
    | { readonly day: ReturnType<Frames['day']>; readonly from: number; readonly until: number }
    | undefined;

  constructor(private readonly sources: FrameSources) {}

  of(req: PageRequest): Frame {
    return { ...this.plain(req), ...this.ofGuest(req) };
  }

  ofTemplate(req: PageRequest): Frame {
    return { ...this.plain(req), guest: placeholderGuest, visit: guestText('visit'), ...this.day() };
  }

  ofGuest(req: PageRequest): Pick<Frame, 'guest' | 'visit' | 'today' | 'dayEndsAt'> {
    const guest = signedInGuest(req);
    if (!guest) return {};
    const { firstName, lastName } = guest;
    return {
      guest: { firstName, initials: `${firstName.charAt(0)}${lastName.charAt(0)}` },
      visit: visitOf(req.sessionID),
      ...this.day(),
    };
  }

  private plain(req: PageRequest): Frame {
    const { policy, messages, scope } = this.sources;
    const navigation = this.sources.navigation();
    return {
      path: req.path,
      signInUrl: policy.signInUrl,
      year: Number(this.day().today.slice(0, 4)),
      ...(navigation ? { navigation } : {}),
      ...(scope.isEditing() ? { isEditing: true } : {}),
      messages,
    };
  }

  /** The line's current day and when it ends, computed once a day because time zone calculations are expensive. */
  private day(): { readonly today: PlainDate; readonly dayEndsAt: string } {
    const now = this.sources.clock.now();
    if (this.lastDay && this.lastDay.from <= now.getTime() && now.getTime() < this.lastDay.until)
      return this.lastDay.day;
    const { officeTimeZone } = this.sources;
    const today = todayIn(officeTimeZone, now);
    const end = instantAt({ day: addDays(today, 1), time: '00:00' }, officeTimeZone);
    const day = { today, dayEndsAt: end.toISOString() };
    this.lastDay = { day, from: now.getTime(), until: end.getTime() };
    return day;
  }
}

/** A truncated hash of the random session id, from which the id cannot be derived. */
export const visitOf = (sessionId: string): string =>
  createHash('sha256').update(`visit:${sessionId}`).digest('base64url').slice(0, 16);
