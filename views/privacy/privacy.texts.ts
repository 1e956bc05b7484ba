export const privacyTexts = {
  title: 'My Data',
  description: 'A copy of what we hold on you, its deletion, and what you have agreed to.',
  back: 'Back to Account',
  standfirst: 'What we know about you belongs to you. Take a copy, see what you agreed to, or ask us to forget you.',
  copy: {
    title: 'A copy of everything',
    body: 'One file that you can read and that other programs can read as well (JSON). It holds:',
    left: 'The file says itself what we hold and it does not show, and why.',
    download: 'Download my data',
    confirm: 'Confirm with a code',
    confirmNote: 'Because the file says everything, we ask for a new code first. It is good for ten minutes.',
    incomplete: (missing: readonly string[]) =>
      `A copy that lacks a part is no copy, so we have not made one: ${missing.join(', ')} cannot be read at this moment. Please try again in a few minutes.`,
  },
  deletion: {
    title: 'Deletion',
    body: 'You can ask us to delete what we hold on you. A person looks at the request and writes to you within 30 days.',
    goes: 'What goes: your name and ways to reach you, your picture, preferences, favourites, inquiries, appointments and your account itself. Trips ahead are cancelled with you first, under their terms.',
    stays:
      'What the law has us keep: invoices and payments for ten years, and the passenger lists of voyages sailed for as long as port authorities ask. These are locked away, and used for nothing else.',
    understood: 'I understand that my account cannot be brought back.',
    mustUnderstand: 'Please tick the box, so that we know this is what you want.',
    ask: 'Ask for deletion',
    confirm: 'Confirm with a code to ask',
    confirmNote: 'Before you can ask, we send you a new code. It is good for ten minutes.',
    tooMany:
      'You have asked several times today. Please try again tomorrow; to ask about a request, please write to us.',
    withdraw: 'Withdraw the request',
    open: (day: string) => `You asked for deletion on ${day}.`,
    openNote: 'It is with us and has not been carried out. Until it is, you can withdraw it.',
    states: { open: 'Open', withdrawn: 'Withdrawn', 'carried-out': 'Carried out' },
    earlier: 'Earlier requests',
    earlierRow: (requestedOn: string, state: string, settledOn?: string) =>
      settledOn === undefined
        ? `Asked on ${requestedOn}: ${state}`
        : `Asked on ${requestedOn}: ${state} on ${settledOn}`,
    subject: 'Your requests for deletion',
  },
  consents: {
    title: 'What you have agreed to',
    none: 'Nothing yet. When you answer a question of consent while you are signed in, your answer stands here with its day.',
    given: 'You agreed',
    notGiven: 'You did not agree',
    onSite: 'Asked about cookies, on this site',
    onForm: 'Asked on a form',
    more: (count: number) => `${count} earlier answers`,
    cookies: 'Cookie choices',
    cookiesNote: 'The choice about cookies is kept by each browser. Change the one of this browser here:',
    subject: 'What you have agreed to',
  },
  sessions: {
    title: 'Where you are signed in',
    body: 'See which browsers are signed in to your account, and sign them out.',
    link: 'See your sessions',
  },
  receipts: {
    asked: 'Your request is recorded, and we have written to you.',
    'asked-unsent': 'Your request is recorded. We could not write to you just now; the request stands all the same.',
    known: 'Your request was recorded before. There is one, and it stands.',
    withdrawn: 'Your request is withdrawn. Nothing was deleted, and we have written to you.',
    'withdrawn-unsent': 'Your request is withdrawn. Nothing was deleted.',
    none: 'There was no open request to withdraw.',
  },
} as const;

export type DeletionReceipt = keyof typeof privacyTexts.receipts;
