export const apiDocsTexts = {
  title: 'The interface',
  headline: 'The interface for integrators',
  description:
    'Every call of the site for programs: parameters, bodies, answers, error codes, and examples in curl and TypeScript.',
  standfirst:
    'A program can read voyages, suites, experiences, stories and news, sign a guest in, read and change what is theirs, make appointments, and send the line’s forms.',
  onlyPages:
    'Other things are done on the pages of the site alone, and no call does them. Among them are buying a suite and paying, answering an unconfirmed reservation, asking for a custom excursion, moving or cancelling an appointment, confirming an e-mail address or phone number, ending sessions elsewhere, removing the profile picture, following a trip in a calendar, fetching its invoice and other documents, taking one’s data along or having it deleted, and searching the site.',
  document: 'The whole description as OpenAPI 3.1',
  contents: 'Calls by feature',
  conventions: 'What holds for every call',
  errors: 'Error codes',
  errorsText:
    'Every error is JSON with error, code and requestId, and fields where some are not right. Texts may change, codes do not.',
  scenario:
    'In a demonstration, a request with the header X-Landfall-Scenario and one of these codes is answered with that error by every call that lists it. A production site does not look at the header.',
  features: 'Features',
  overview: 'All calls',
  calls: 'Calls on this page',
  parameters: 'Parameters',
  body: 'Body',
  answers: 'Answers',
  example: 'Example',
  exampleAnswer: 'Answers, for example',
  curl: 'curl',
  typescript: 'TypeScript',
  required: 'required',
  codes: 'Codes',
  headers: 'Headers',
  fields: 'Fields of the answer',
} as const;
