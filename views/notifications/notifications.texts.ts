export const notificationsTexts = {
  label: 'Waiting for you',
  close: 'Close this reminder',
} as const;
