export const preferenceTexts = {
  someoneElse: 'These preferences belong to another account.',
  notFound: 'There are no such preferences on your account.',
  unknownQuestion: 'This question is not part of the survey.',
  unknownAnswer: 'This answer is not one of those that the question offers.',
  oneAnswer: 'This question takes one answer.',
} as const;
