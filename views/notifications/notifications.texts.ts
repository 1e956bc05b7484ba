export const notificationsTexts = {
  label: 'Waiting for you',
  close: (title: string) => `Close this reminder: ${title}`,
  more: (count: number) => `${count} more`,
  /** Announced by screen readers when a guest's reservations raise new reminders. */
  said: (count: number) =>
    `${count === 1 ? 'One reminder waits' : `${count} reminders wait`} for you at the end of the page.`,
} as const;
