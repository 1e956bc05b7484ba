export const meetingPurposes = [
  'A voyage I have in mind',
  'A trip I have reserved',
  'Experiences ashore',
  'Something else',
] as const;
export type MeetingPurpose = (typeof meetingPurposes)[number];

export const maxNotesLength = 1_000;
