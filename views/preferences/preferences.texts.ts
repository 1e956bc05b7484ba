export const preferencesTexts = {
  page: {
    title: 'Preferences',
    standfirst: 'What you tell us about mornings, tables and water, for the people who prepare your voyage.',
    backToAccount: 'Back to Account',
    answers: 'Your answers',
    activities: 'Selected activities',
    noAnswers:
      'Nothing is written down yet. It is a conversation of about five minutes, and you may leave out any question.',
    noActivities: 'None selected yet.',
    action: { start: 'Start', continue: 'Continue', retake: 'Retake' },
    actionNote: {
      continue: 'You stopped on the way. Your answers are kept, and the next question is the one you stopped at.',
      retake: 'Things change. Your answers stay as they are until you choose others.',
    },
    subject: 'What you told us',
  },
  survey: {
    title: 'Your preferences',
    back: 'Back to Preferences',
    begin: 'Begin',
    several: 'Choose as many as you like.',
    next: 'Next Question',
    previous: 'Previous Question',
    finish: 'Finish',
    later: 'Continue later',
    restart: 'Restart',
    restartNote: 'This forgets the answers that you have given so far.',
    restartNow: 'Forget them and begin again',
    progress: (position: number, count: number) => `Question ${position} of ${count}`,
    finished: 'All questions',
    documentTitle: (question: string) => `${question} · Your preferences`,
    seeAnswers: 'See your answers',
    failed: 'Your answer could not be written down just now. It is still chosen here; please try again in a moment.',
    sessionEnded:
      'Your session has ended. Sign in again in another tab, then come back here: your answer is still chosen.',
  },
  invitation: {
    label: 'Your preferences',
    start: 'Start',
    resume: 'Continue',
    dismiss: 'Not now',
  },
} as const;
