import { ContainerModule } from 'inversify';
import { chapterOf, CopyChapter } from '../../core/privacy/copy-chapter.port';
import { compute, construct } from '../../construct';
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
import { absoluteAddress } from '../absolute-address';
import { hrefScheduleMeeting } from '../hrefs';
import { FeatureRoutes } from '../routing/feature-routes';
import { MeetingsApi } from './meetings.api';
import { MeetingsPages } from './meetings.pages';
import { meetingsRoutes } from './meetings.routes';

const addressOf = absoluteAddress((opportunityId) => hrefScheduleMeeting(opportunityId));

export const meetingsModule = new ContainerModule(({ bind }) => {
  construct(bind(OpenMeetingScheduler), OpenMeetingScheduler, {
    opportunities: Opportunities,
    guests: GuestDirectory,
    limits: RateLimits,
  });
  construct(bind(NotifyOfMeeting), NotifyOfMeeting, {
    sender: MessageSender,
    clock: Clock,
    lineName: tokens.lineName,
    addressOf,
    log: tokens.log,
  });
  construct(bind(ArrangeMeeting), ArrangeMeeting, {
    calendar: ConsultantCalendar,
    limits: RateLimits,
    notifier: NotifyOfMeeting,
    clock: Clock,
  });
  construct(bind(MeetingsPages), MeetingsPages, {
    scheduler: OpenMeetingScheduler,
    arrange: ArrangeMeeting,
    calendar: ConsultantCalendar,
    clock: Clock,
    supportEmail: tokens.lineEmail,
    lineName: tokens.lineName,
    addressOf,
  });
  construct(bind(MeetingsApi), MeetingsApi, {
    scheduler: OpenMeetingScheduler,
    arrange: ArrangeMeeting,
    calendar: ConsultantCalendar,
    guests: GuestDirectory,
  });
  compute(bind(CopyChapter), [ConsultantCalendar], (calendar) =>
    chapterOf('appointments', 'Your appointments', (contactId) => calendar.findAppointments(contactId)),
  );
  bind(FeatureRoutes).toResolvedValue(meetingsRoutes, [MeetingsPages, MeetingsApi]);
});
