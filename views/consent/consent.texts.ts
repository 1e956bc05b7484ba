export const consentTexts = {
  label: 'Cookies',
  question:
    'May we keep one cookie that remembers which link or advertisement led you here? Nothing else depends on it.',
  questionWithDataLayer:
    'May we keep one cookie that remembers which link or advertisement led you here, and count your visits? Nothing else depends on it.',
  accept: 'Accept',
  decline: 'Decline',
  notice: 'Cookie notice',
  close: 'Close',
  refusedByBrowser:
    'Your browser asks every site not to track you (Global Privacy Control). We follow it: no such cookie is kept, and there is nothing to choose.',
  chosen: { accepted: 'You have accepted it on this browser.', declined: 'You have declined it on this browser.' },
  asked: 'A question about cookies is open before the page’s menu.',
  thanked: {
    accepted: 'Accepted. You can change this under Cookie choices.',
    declined: 'Declined. You can change this under Cookie choices.',
  },
} as const;
