import { addressProofTexts } from '../engine/address-proof.texts';

export const watchTexts = {
  title: 'Watch by e-mail',
  description: 'We write when the fare of a sailing changes, or a suite comes free. Once a day at most.',
  standfirst: 'We write to you when something changes, once a day at most, and stop as soon as you say so.',
  nothing: 'Choose a sailing on its page, or on your shortlist, and watch it from there.',
  unknown: 'This is not for sale any more, so there is nothing to watch.',
  now: (fare: string) => `Now: from ${fare} per suite`,
  nowGone: 'Now: nothing free; the waitlist is open',
  events: 'Write to me when',
  event: {
    all: 'the fare changes, or a suite comes free or the last one goes',
    fare: 'the fare changes',
    free: 'a suite comes free, or the last one goes',
  },
  emailHint: 'We send a code of six digits first, to be sure that the address is yours.',
  submit: 'Watch it',
  confirm: 'Confirm and watch',
  done: {
    title: 'We watch it for you',
    text: (email: string) => `We write to ${email} when something changes. Every message has a link that ends it.`,
    mine: 'What this address watches',
  },
  problems: {
    ...addressProofTexts.problems,
    full: 'This address watches twenty already. End one of them first.',
    many: 'Many were begun from here today. Try again tomorrow, or call us.',
  },
  stop: {
    title: 'What you watch',
    text: (email: string) => `For ${email}`,
    one: 'End this one',
    all: 'End all of them',
    nothing: 'Nothing is watched for this address. You hear nothing more from us about it.',
    gone: 'Not for sale any more',
  },
  back: 'See the voyages',
} as const;
