import { createHash } from 'node:crypto';
import type { Config } from '../../../config/config';
import type { ContentScope } from '../../core/content/content-scope.port';
import type { LineMessages } from '../../core/content/line-messages';
import type { Clock } from '../../core/shared/clock.port';
import { addDays, type PlainDate, todayIn } from '../../core/shared/plain-date';
import { instantAt } from '../../core/shared/zoned-time';
import type { Frame } from '../../../views/layout/frame';
import { guestText } from '../../../views/ui/guest-marks';
import type { NavigationView } from '../../../views/layout/navigation-view';
import { signedInGuest } from '../sign-in/guest-of';
import type { TagLayerFrames } from '../tracking/tag-layer-frames';
import type { GuestOnPage, PageRequest } from './page-part';

interface FrameSources {
  readonly clock: Clock;
  readonly policy: Pick<Config['policy'], 'signInUrl'>;
  readonly dataLayer: TagLayerFrames;
  readonly messages: LineMessages;
  readonly navigation: () => NavigationView | undefined;
  readonly scope: Pick<ContentScope, 'isEditing'>;
  readonly officeTimeZone: string;
}

export class Frames {
  constructor(private readonly sources: FrameSources) {}

  /** `ofGuest`: what the features know of the guest. */
  of(req: PageRequest, { pictureSrc, survey }: Pick<GuestOnPage, 'pictureSrc' | 'survey'> = {}): Frame {
    return { ...this.plain(req), ...this.ofGuest(req, pictureSrc), ...(survey ? { survey } : {}) };
  }

  /** That of every guest's page at this address. */
  ofTemplate(req: PageRequest, { survey }: Pick<GuestOnPage, 'survey'>): Frame {
    return {
      ...this.plain(req),
      guest: {
        firstName: guestText('firstName'),
        initials: guestText('initials'),
        pictureSrc: guestText('pictureSrc'),
      },
      visit: guestText('visit'),
      today: this.today(),
      dayEndsAt: this.dayEndsAt(),
      ...(this.sources.dataLayer.isOn ? { dataLayer: { contactId: guestText('pseudonym') } } : {}),
      ...(survey ? { survey } : {}),
    };
  }

  /** What a frame has of its guest. */
  ofGuest(
    req: PageRequest,
    pictureSrc: string | undefined,
  ): Pick<Frame, 'guest' | 'visit' | 'today' | 'dayEndsAt' | 'dataLayer'> {
    const guest = signedInGuest(req);
    const dataLayer = this.sources.dataLayer.of(req);
    return {
      ...(guest
        ? {
            guest: {
              firstName: guest.firstName,
              initials: `${guest.firstName.charAt(0)}${guest.lastName.charAt(0)}`,
              ...(pictureSrc === undefined ? {} : { pictureSrc }),
            },
            visit: visitOf(req.sessionID),
            today: this.today(),
            dayEndsAt: this.dayEndsAt(),
          }
        : {}),
      ...(dataLayer ? { dataLayer } : {}),
    };
  }

  private plain(req: PageRequest): Frame {
    const { clock, policy, messages, scope } = this.sources;
    const navigation = this.sources.navigation();
    return {
      path: req.path,
      signInUrl: policy.signInUrl,
      year: clock.now().getUTCFullYear(),
      ...(navigation ? { navigation } : {}),
      ...(scope.isEditing() ? { isEditing: true } : {}),
      messages,
    };
  }

  private today(): PlainDate {
    return todayIn(this.sources.officeTimeZone, this.sources.clock.now());
  }

  private dayEndsAt(): string {
    const { officeTimeZone } = this.sources;
    const tomorrow = addDays(this.today(), 1);
    return instantAt({ day: tomorrow, time: '00:00' }, officeTimeZone).toISOString();
  }
}

/** A truncated hash of the random session id, from which the id cannot be derived. */
const visitOf = (sessionId: string): string =>
  createHash('sha256').update(`visit:${sessionId}`).digest('base64url').slice(0, 16);
