import { MeetingPage } from '../../../views/meetings/MeetingPage';
import { paths } from '../paths';
import type { ApiTag } from '../routing/api-tag';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { MeetingsApi } from './meetings.api';
import type { MeetingsPages } from './meetings.pages';
import {
  bookMeetingOperation,
  existingAppointmentOperation,
  findOpportunityOperation,
  getUserInfoOperation,
  meetingTimesOperation,
} from './meetings.schema';

/** The id of an opportunity grants access, so a guest must not be mistaken for a visitor (H36, B6). */
const access = 'requires-readable-session';

const consultantTag: ApiTag = {
  slug: 'consultant',
  name: 'Consultant',
  description: 'Who looks after a guest, and appointments with them.',
  order: 90,
};

export const meetingsRoutes = (pages: MeetingsPages, api: MeetingsApi): FeatureRoutes => ({
  tag: consultantTag,
  styles: ['guest-area'],
  pages: [
    pageRoute({ method: 'get', path: paths.meetings.schedule, page: MeetingPage, handler: pages.show, access }),
    pageRoute({ method: 'post', path: paths.meetings.schedule, page: MeetingPage, handler: pages.arrange, access }),
    pageRoute({ method: 'post', path: paths.meetings.cancel, page: MeetingPage, handler: pages.cancel, access }),
    { method: 'get', path: paths.meetings.invitation, handler: pages.invitation, access },
  ],
  api: [
    { method: 'post', path: '/api/get-user-info', operation: getUserInfoOperation, handler: api.userInfo, access },
    {
      method: 'post',
      path: '/api/opportunity',
      operation: findOpportunityOperation,
      handler: api.opportunity,
      access: 'guest',
    },
    {
      method: 'post',
      path: '/api/existing-appointment',
      operation: existingAppointmentOperation,
      handler: api.appointments,
      access: 'guest',
    },
    { method: 'get', path: '/api/meeting-times', operation: meetingTimesOperation, handler: api.times, access },
    { method: 'post', path: '/api/appointments', operation: bookMeetingOperation, handler: api.book, access },
  ],
});
