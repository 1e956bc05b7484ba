import { ContainerModule } from 'inversify';
import { requestFilesChapter } from './request-files-chapter';
import { chapterOf, CopyChapter } from '../../core/privacy/copy-chapter.port';
import { LeadForms } from '../../core/leads/lead-forms.port';
import { MessageSender } from '../../core/messages/message-sender.port';
import { PictureStudio } from '../../core/profile-picture/picture-studio.port';
import { AskRequest } from '../../core/requests/ask-request';
import { ChangeCosts } from '../../core/requests/change-costs.port';
import { CheckAttachments } from '../../core/requests/check-attachments';
import { ExchangeRequests } from '../../core/requests/exchange-requests';
import { RequestInbox } from '../../core/requests/request-inbox.port';
import { StaffMembers } from '../../core/requests/staff-members.port';
import { StaffRequests } from '../../core/requests/staff-requests.port';
import { TripRequests } from '../../core/requests/trip-requests.port';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { SecureRandom } from '../../core/shared/secure-random.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { exchangeRequestsJob } from './requests.jobs';
import { PeriodicJob } from '../../jobs/periodic-job';
import { compute, construct, optional } from '../../construct';
import { tokens } from '../../tokens';
import { absoluteAddress } from '../absolute-address';
import { hrefRequests } from '../hrefs';
import { PartyTrips } from '../party/party-trips';
import { TripLink } from '../party/trip-links';
import { FeatureRoutes } from '../routing/feature-routes';
import { BeforeAsking } from './before-asking';
import { RequestsPages } from './requests.pages';
import { requestsRoutes } from './requests.routes';
import { StaffAccess } from './staff-access';
import { StaffRequestsPages } from './staff-requests.pages';

export const requestsModule = new ContainerModule(({ bind }) => {
  construct(bind(CheckAttachments), CheckAttachments, [PictureStudio]);
  construct(bind(AskRequest), AskRequest, {
    requests: TripRequests,
    attachments: CheckAttachments,
    limits: RateLimits,
    clock: Clock,
  });
  construct(bind(BeforeAsking), BeforeAsking, [optional(ChangeCosts)]);
  construct(bind(RequestsPages), RequestsPages, {
    advice: BeforeAsking,
    trips: PartyTrips,
    requests: TripRequests,
    ask: AskRequest,
    random: SecureRandom,
    forms: LeadForms,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
  });
  bind(TripLink).toService(RequestsPages);
  construct(bind(ExchangeRequests), ExchangeRequests, {
    requests: TripRequests,
    inbox: RequestInbox,
    guests: GuestDirectory,
    sender: MessageSender,
    clock: Clock,
    addressOf: absoluteAddress(hrefRequests),
  });
  bind(PeriodicJob).toResolvedValue(exchangeRequestsJob, [ExchangeRequests, tokens.log]);
  construct(bind(StaffAccess), StaffAccess, [optional(StaffMembers), Clock]);
  construct(bind(StaffRequestsPages), StaffRequestsPages, {
    access: StaffAccess,
    requests: optional(StaffRequests),
    random: SecureRandom,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
  });
  compute(bind(CopyChapter), [TripRequests], (requests) =>
    chapterOf('requests', 'What you have asked us about your trips, and our answers', (contactId) =>
      requests.findAll(contactId),
    ),
  );
  bind(CopyChapter).toResolvedValue(requestFilesChapter, [TripRequests]);
  bind(FeatureRoutes).toResolvedValue(requestsRoutes, [RequestsPages, StaffRequestsPages]);
});
