export const faqTexts = {
  title: 'Questions',
  headline: 'Questions we are asked',
  standfirst: 'If yours is missing, ask it. Somebody who has slept aboard will write back.',
  ask: 'Write to us',
  description: 'Answers about choosing a voyage, suites, reserving, paying, signing in, life on board and papers.',
  find: 'Find a question',
  findHint: 'One or two words, such as luggage or deposit',
  findAction: 'Find',
  clear: 'Show every question',
  groups: 'Subjects',
  found: (count: number, words: string) =>
    `${count} ${count === 1 ? 'question mentions' : 'questions mention'} “${words}”`,
  talkTitle: 'Easier said than typed?',
  talkText: 'A consultant takes as long as it needs, and tells you plainly when an answer is not known yet.',
  talkAction: 'Put your question',
  noneTitle: 'Nobody has asked that yet',
  noneBody: 'Try another word for it, or put the question to one of our consultants.',
} as const;
