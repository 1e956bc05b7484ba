import type { FeatureMessageKind, Message } from '../messages/message';
import { recipientOf } from '../messages/recipient-of';
import type { Consultant } from './consultant';
import type { Guest } from '../sign-in/guest';
import type { Appointment } from './appointment';
import { invitationMethod, invitationOf } from './invitation';
import { formatTenDigits } from '../shared/phone-number';
import { bothTimes } from './meeting-times';

export type MeetingNews = 'booked' | 'moved' | 'canceled';

export interface MeetingMessageInput {
  readonly news: MeetingNews;
  readonly appointment: Appointment;
  readonly guest: Pick<Guest, 'firstName' | 'lastName' | 'email' | 'phone'>;
  readonly consultant: Pick<Consultant, 'firstName' | 'lastName' | 'email' | 'phone'>;
  readonly timeZone: string;
  readonly url: string;
  readonly lineName: string;
  readonly now: Date;
}

const meetingKind: FeatureMessageKind = {
  name: 'meeting',
  why: 'You receive this message because you have, or had, an appointment with your consultant.',
};

/**
 * The message has an invitation that updates the guest's own calendar. Returns undefined when the guest has no address.
 */
export function meetingMessage(message: MeetingMessageInput): Message | undefined {
  const { news, appointment, guest, consultant, timeZone, url } = message;
  const to = recipientOf(guest);
  if (!to) return undefined;
  const { own, eastern } = bothTimes(appointment.start.getTime(), timeZone);
  const when = eastern === undefined ? own : `${own}, which is ${eastern}`;
  const words = wordsFor({ news, when, consultantName: appointment.consultantName, firstName: guest.firstName });
  return {
    to,
    kind: meetingKind,
    subject: words.subject,
    short: words.short,
    paragraphs: [
      words.opening,
      ...(news === 'canceled'
        ? ['If you would like another time, the calendar is open.']
        : [channelText(appointment, consultant), 'You can move or cancel it on the same page until it begins.']),
    ],
    action: { label: news === 'canceled' ? 'Choose another time' : 'See your appointment', url },
    attachment: invitationFile(message),
  };
}

export function invitationFile(message: Omit<MeetingMessageInput, 'news' | 'timeZone'>) {
  const { appointment, guest, consultant, url, lineName, now } = message;
  return {
    name: 'meeting.ics',
    contentType: `text/calendar; charset=utf-8; method=${invitationMethod(appointment)}`,
    content: invitationOf({
      appointment,
      now,
      organizer: { name: appointment.consultantName, email: consultant.email },
      ...(guest.email !== undefined && {
        attendee: { name: `${guest.firstName} ${guest.lastName}`, email: guest.email },
      }),
      summary: `${appointment.consultantName}, ${lineName}`,
      description: `${channelText(appointment, consultant)}\n${url}`,
      location: appointment.way === 'phone' ? 'By telephone' : 'By video',
      host: new URL(url).hostname,
    }),
  };
}

function channelText(
  { way }: Pick<Appointment, 'way'>,
  { firstName, phone, email }: Pick<Consultant, 'firstName' | 'phone' | 'email'>,
): string {
  return way === 'phone'
    ? `${firstName} calls you at the number that we have of you.${phone === '' ? '' : ` To call instead: ${formatTenDigits(phone)}.`}`
    : `${firstName} sends you a link for the video call from ${email} before it begins.`;
}

function wordsFor({
  news,
  when,
  consultantName,
  firstName,
}: {
  readonly news: MeetingNews;
  readonly when: string;
  readonly consultantName: string;
  readonly firstName: string;
}) {
  switch (news) {
    case 'booked':
      return {
        subject: `Your appointment with ${consultantName}`,
        short: `${consultantName} expects you on ${when}.`,
        opening: `${firstName}, ${consultantName} expects you on ${when}. The invitation for your calendar is attached.`,
      };
    case 'moved':
      return {
        subject: `Your appointment with ${consultantName} has moved`,
        short: `Your appointment with ${consultantName} is now on ${when}.`,
        opening: `${firstName}, your appointment with ${consultantName} is now on ${when}. The attached invitation moves it in your calendar.`,
      };
    case 'canceled':
      return {
        subject: `Your appointment with ${consultantName} is cancelled`,
        short: `Your appointment with ${consultantName} on ${when} is cancelled.`,
        opening: `${firstName}, your appointment with ${consultantName} on ${when} is cancelled. The attached file takes it out of your calendar.`,
      };
  }
}
