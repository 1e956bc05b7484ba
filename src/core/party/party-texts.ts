import type { PartyRole } from './party-member';

interface RoleName {
  readonly title: string;
  readonly inSentence: string;
  readonly scope: string;
}

export const roleNames: Readonly<Record<PartyRole, RoleName>> = {
  holder: {
    title: 'Booked the trip',
    inSentence: 'the guest who booked',
    scope:
      'Sees the whole trip and its payments, and decides who takes part. Of adults who have accepted: what is missing, not what they entered.',
  },
  companion: {
    title: 'Companion',
    inSentence: 'a companion',
    scope: 'Travels. Sees the voyage and the suite, has a preparation list of their own, and sees no payments.',
  },
  guardian: {
    title: 'Guardian',
    inSentence: 'the guardian of the children',
    scope: 'Prepares the trip for the children named, and sees no payments.',
  },
  assistant: {
    title: 'Assistant',
    inSentence: 'an assistant',
    scope: 'Prepares the trip for the guest named. Sees health notes only when allowed, and no payments.',
  },
  payer: {
    title: 'Payer',
    inSentence: 'the person who pays',
    scope: 'Sees the voyage, the suite, the fare and the payments. Sees nothing that travelers enter about themselves.',
  },
  reader: {
    title: 'Reader',
    inSentence: 'a reader',
    scope: 'Sees the voyage, its days and its ports, and nothing else.',
  },
};

export const stateNames: Readonly<Record<'invited' | 'accepted' | 'declined' | 'disowned' | 'revoked', string>> = {
  invited: 'Invited',
  accepted: 'Takes part',
  declined: 'Declined',
  disowned: 'Said that it is not them',
  revoked: 'Ended',
};
