export const notificationsTexts = {
  label: 'Waiting for you',
  close: 'Close this reminder',
  /** Above those that are folded away under the first. */
  more: (count: number) => `${count} more`,
  /** Announced when a guest's reservations have something new to say. */
  said: (count: number) =>
    `${count === 1 ? 'One reminder waits' : `${count} reminders wait`} for you at the end of the page.`,
} as const;
