import type { Frame } from '../layout/frame';
import type { MeetingSchedulerProps } from './meeting-scheduler-props';
import { MeetingPage } from './MeetingPage';
import { anAppointment, sampleScheduler, samplePanel, someAppointments } from './sample-meetings';

const visitorFrame: Frame = { path: '/schedule-meeting', year: 2027 };
const frame: Frame = { ...visitorFrame, guest: { firstName: 'Eleanor', initials: 'EM' } };

const page = (scheduler: Partial<MeetingSchedulerProps>) => (
  <MeetingPage
    frame={frame}
    greeting="Eleanor"
    panel={samplePanel}
    scheduler={{ ...sampleScheduler, appointments: someAppointments, ...scheduler }}
  />
);

export const choosing = () => page({});

export const confirming = () => page({ at: Date.parse('2027-03-11T15:30Z') });

export const takenMeanwhile = () =>
  page({
    at: Date.parse('2027-03-11T17:00Z'),
    form: { ...sampleScheduler.form, way: 'video', notes: 'We travel with my mother, who is eighty.' },
  });

export const nothingFree = () => page({ times: [] });

export const made = () =>
  page({
    receipt: {
      news: 'booked',
      start: Date.parse('2027-03-16T14:00Z'),
      isNotified: true,
      invitationHref: '/schedule-meeting/invitation.ics',
    },
  });

export const moving = () =>
  page({ moving: anAppointment('first', '2027-03-16T14:00Z'), at: Date.parse('2027-03-12T14:30Z') });

export const withoutAppointments = () => page({ appointments: [] });

export const holdingTheLink = () => (
  <MeetingPage
    frame={visitorFrame}
    greeting="Eleanor"
    panel={samplePanel}
    scheduler={{ ...sampleScheduler, user: { firstName: 'Eleanor' }, signInHref: '/login' }}
  />
);

export const calendarAway = () => (
  <MeetingPage frame={frame} greeting="Eleanor" panel={samplePanel} retryHref="/schedule-meeting" />
);

export const withoutConsultant = () => (
  <MeetingPage frame={frame} greeting="Eleanor" supportEmail={samplePanel.supportEmail} />
);

export const noAccess = () => <MeetingPage frame={visitorFrame} />;

export const crmAway = () => <MeetingPage frame={frame} away={{ retryHref: '/schedule-meeting' }} />;
