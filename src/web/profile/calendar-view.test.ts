import type { Appointment } from '../../core/meetings/appointment';
import { myCalendar } from '../../core/profile/my-calendar';
import { toCalendar } from './calendar-view';

const now = new Date('2026-11-22T12:00:00Z');
const current: Appointment = {
  appointmentId: 'a',
  status: 'Scheduled',
  start: new Date('2026-11-22T11:50:00Z'),
  end: new Date('2026-11-22T12:20:00Z'),
  consultantName: 'Inés Calloway',
  way: 'video',
  purpose: 'A new voyage',
  notes: '',
  revision: 0,
};
const joinHrefOf = (appointment: Appointment, detailsHref?: (appointment: Appointment) => string) =>
  toCalendar(myCalendar([appointment], now), detailsHref).first[0]?.joinHref;

it('PRO-07 PYC-01 joins a meeting under way itself where its calendar names it, else on its page', () => {
  const page = () => '/schedule-meeting?id=1';
  const inCrm = { ...current, joinUrl: 'https://meet.example/ines' };
  expect([
    joinHrefOf(inCrm, page),
    joinHrefOf(inCrm),
    joinHrefOf(current, page),
    joinHrefOf(current),
    joinHrefOf({ ...inCrm, start: new Date('2026-11-22T12:10:00Z') }, page),
  ]).toEqual([
    'https://meet.example/ines',
    'https://meet.example/ines',
    '/schedule-meeting?id=1',
    undefined,
    undefined,
  ]);
});
