export const errorsTexts = {
  notFound: {
    title: 'Not on the chart',
    body: 'There is no page at this address. It may have moved, or a letter went missing on the way.',
    action: 'See the voyages',
    home: 'Go to the front page',
  },
  unavailable: {
    title: 'Back in a moment',
    body: 'A system that this page needs is not answering. Nothing you have done is lost. Try again in half a minute.',
    action: 'Try again',
  },
  error: {
    title: 'Something went wrong on our side',
    body: 'We have noted it. Try again, or call us and quote the reference below.',
    action: 'Try again',
  },
  refused: { title: 'We could not do that', action: 'Go to the front page' },
} as const;
