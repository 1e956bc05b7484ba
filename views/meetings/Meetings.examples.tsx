import { AppointmentList } from './AppointmentList';
import { GuestContactPanel } from './GuestContactPanel';
import type { AppointmentView, MeetingDeskProps } from './meeting-desk-props';
import { MeetingDesk } from './MeetingDesk.widget';

const at = (text: string) => Date.parse(text);

const appointment = (appointmentId: string, start: string, notes = ''): AppointmentView =>
  ({ appointmentId, start: at(start), way: 'phone', purpose: 'A trip I have reserved', notes, invitationHref: '/schedule-meeting/invitation.ics' });

const place = { opportunityId: 'example', timeZone: 'Europe/London', isZoneChosen: true } as const;

const desk: MeetingDeskProps = {
  ...place,
  user: { firstName: 'Eleanor', recordTypeName: 'Guest' },
  consultant: { name: 'Inés Calloway', firstName: 'Inés' },
  times: ['2027-03-11T14:00Z', '2027-03-11T15:30Z', '2027-03-11T20:00Z', '2027-03-12T14:30Z', '2027-03-15T13:00Z'].map(at),
  form: { way: 'phone', purpose: 'A voyage I have in mind', notes: '', key: 'example' },
};

export const choosing = () => <MeetingDesk {...desk} />;

export const confirming = () => <MeetingDesk {...desk} at={at('2027-03-11T15:30Z')} />;

export const takenMeanwhile = () => <MeetingDesk {...desk} at={at('2027-03-11T17:00Z')} form={{ ...desk.form, way: 'video', notes: 'We travel with my mother, who is eighty.' }} />;

export const nothingFree = () => <MeetingDesk {...desk} times={[]} />;

export const made = () => <MeetingDesk {...desk} receipt={{ news: 'booked', start: at('2027-03-11T15:30Z'), isTold: true, invitationHref: '/schedule-meeting/invitation.ics' }} />;

export const moving = () => <MeetingDesk {...desk} moving={appointment('moves', '2027-03-16T14:00Z')} at={at('2027-03-12T14:30Z')} />;

export const noAppointments = () => <AppointmentList desk={place} appointments={[]} />;

export const oneAppointment = () => <AppointmentList desk={place} appointments={[appointment('one', '2027-03-16T14:00Z', 'The final payment, and whether Iris can dine with us on the first evening.')]} />;

export const manyAppointments = () => <AppointmentList desk={place} appointments={[1, 2, 3, 4].map((day) => appointment(`many-${day}`, `2027-04-0${day}T14:00Z`))} />;

export const contactPanel = () => (
  <GuestContactPanel
    consultant={{ name: 'Inés Calloway', title: 'Personal Yacht Consultant', monogram: 'IC', email: 'ines.calloway@ondine.example', phone: '+1 305 555 0117', phoneHref: 'tel:+13055550117' }}
    supportEmail="reservations@ondine.example"
    scheduleHref="#desk"
    contactHref="/contact-us?about=meeting"
    backHref="/my-profile/trips"
  />
);
