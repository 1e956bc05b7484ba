import { sampleConsultant as consultant } from '../profile/sample-profile';
import type { GuestContactPanelProps } from './GuestContactPanel';
import type { AppointmentView, MeetingSchedulerProps } from './meeting-scheduler-props';

export const samplePanel: GuestContactPanelProps = {
  consultant,
  supportEmail: 'reservations@ondine.example',
  scheduleHref: '#scheduler',
  contactHref: '/contact-us?about=meeting',
  backHref: '/my-profile/trips',
};

export const anAppointment = (appointmentId: string, start: string, notes = ''): AppointmentView => ({
  appointmentId,
  start: Date.parse(start),
  way: 'phone',
  purpose: 'A trip I have reserved',
  notes,
  invitationHref: '/schedule-meeting/invitation.ics',
});

export const someAppointments: readonly AppointmentView[] = [
  anAppointment(
    'first',
    '2027-03-16T14:00Z',
    'The final payment, and whether Iris can dine with us on the first evening.',
  ),
  anAppointment('second', '2027-04-01T14:00Z'),
  anAppointment('third', '2027-04-06T18:30Z'),
];

export const sampleScheduler: MeetingSchedulerProps = {
  opportunityId: 'example',
  timeZone: 'Europe/London',
  isZoneChosen: true,
  user: { firstName: 'Eleanor', recordTypeName: 'Guest' },
  consultant: { name: 'Inés Calloway', firstName: 'Inés' },
  times: ['2027-03-11T14:00Z', '2027-03-11T15:30Z', '2027-03-11T20:00Z', '2027-03-12T14:30Z', '2027-03-15T13:00Z'].map(
    (time) => Date.parse(time),
  ),
  form: { way: 'phone', purpose: 'A voyage I have in mind', notes: '', key: 'example' },
};
