import { eleanorsDetails } from '../../../src/adapters/embedded-line/seed/sample-account';
import { eleanor } from '../../../src/adapters/embedded-line/seed/sample-guests';

/** Longer ones first: a name may be part of an address. */
const shown: readonly (readonly [theirs: string, neutral: string])[] = [
  [eleanor.email, 'ada.marlow@example.com'],
  [eleanorsDetails.bio, 'Likes a quiet table aft.'],
  [eleanorsDetails.accessibilityNeeds, 'A shower without a step.'],
  [eleanorsDetails.passport, '000000000'],
  [eleanorsDetails.dateOfBirth, '1980-01-01'],
  ['418 Alcazar Avenue', '1 Harbor Street'],
  ['12 Chapel Row', '2 Harbor Street'],
  ['Eleanor', 'Ada'],
  ['eleanor', 'ada'],
  ['Marsh', 'Marlow'],
  ['marsh', 'marlow'],
];

/** The text of an example without the guest who made the call: who reads the description sees nothing that is theirs, as at every call that is open to all. */
export const withoutTheGuest = (text: string): string =>
  shown.reduce((masked, [theirs, neutral]) => masked.replaceAll(theirs, neutral), text);
