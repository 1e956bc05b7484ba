import type { Request } from 'express';
import { type AccountActivity, activityMessage } from '../../core/notification-settings/activity-message';
import type { NotifyGuest } from '../../core/notification-settings/notify-guest';
import type { OurHosts } from '../our-hosts';
import { paths } from '../paths';
import { guestOf } from '../session/guest-of';

interface ActivityNewsParts {
  readonly notifyGuest: Pick<NotifyGuest, 'run'>;
  readonly hosts: Pick<OurHosts, 'origin'>;
  readonly lineName: string;
}

/** Notifies guests who have enabled it. The answer does not wait for the message; a failure is logged. */
export class ActivityNews {
  constructor(private readonly parts: ActivityNewsParts) {}

  notify(req: Request, activity: AccountActivity): void {
    const { notifyGuest, hosts, lineName } = this.parts;
    const guestMessage = activityMessage({
      activity,
      lineName,
      accountUrl: `${hosts.origin}${paths.account.settings}`,
    });
    void notifyGuest
      .run({ contactId: guestOf(req).contactId, guestMessage })
      .then(
        (outcome) =>
          outcome === 'unnotified' &&
          req.log.warn({ activity }, 'a guest could not be notified of what happened in their account'),
      );
  }
}
