import { ContainerModule, type ResolutionContext } from 'inversify';
import { construct } from '../../construct';
import { ArrangeMeeting } from '../../core/meetings/arrange-meeting';
import { ConsultantCalendar } from '../../core/meetings/consultant-calendar.port';
import { OpenMeetingScheduler } from '../../core/meetings/open-meeting-scheduler';
import { Opportunities } from '../../core/meetings/opportunities.port';
import { NotifyOfMeeting } from '../../core/meetings/notify-of-meeting';
import { MessageSender } from '../../core/messages/message-sender.port';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { tokens } from '../../tokens';
import { OurHosts } from '../our-hosts';
import { hrefScheduleMeeting } from '../hrefs';
import { FeatureRoutes } from '../routing/feature-routes';
import { MeetingsApi } from './meetings.api';
import { MeetingsPages } from './meetings.pages';
import { meetingsRoutes } from './meetings.routes';

/** Evaluated when a message is written, because the port is known only once the server listens. */
const addressOf = (context: ResolutionContext) => {
  const hosts = context.get(OurHosts);
  return (opportunityId: string) => `${hosts.origin}${hrefScheduleMeeting(opportunityId)}`;
};

export const meetingsModule = new ContainerModule(({ bind }) => {
  construct(bind(OpenMeetingScheduler), OpenMeetingScheduler, {
    opportunities: Opportunities,
    guests: GuestDirectory,
    limits: RateLimits,
  });
  bind(NotifyOfMeeting).toDynamicValue(
    (context) =>
      new NotifyOfMeeting({
        sender: context.get<MessageSender>(MessageSender),
        clock: context.get<Clock>(Clock),
        lineName: context.get(tokens.lineName),
        addressOf: addressOf(context),
        log: context.get(tokens.log),
      }),
  );
  construct(bind(ArrangeMeeting), ArrangeMeeting, {
    calendar: ConsultantCalendar,
    limits: RateLimits,
    notifier: NotifyOfMeeting,
    clock: Clock,
  });
  bind(MeetingsPages).toDynamicValue(
    (context) =>
      new MeetingsPages({
        scheduler: context.get(OpenMeetingScheduler),
        arrange: context.get(ArrangeMeeting),
        calendar: context.get<ConsultantCalendar>(ConsultantCalendar),
        clock: context.get<Clock>(Clock),
        supportEmail: context.get(tokens.lineEmail),
        lineName: context.get(tokens.lineName),
        addressOf: addressOf(context),
      }),
  );
  construct(bind(MeetingsApi), MeetingsApi, {
    scheduler: OpenMeetingScheduler,
    arrange: ArrangeMeeting,
    calendar: ConsultantCalendar,
    guests: GuestDirectory,
  });
  bind(FeatureRoutes).toResolvedValue(meetingsRoutes, [MeetingsPages, MeetingsApi]);
});
