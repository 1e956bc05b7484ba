import { readFileSync } from 'node:fs';
import { leadTexts } from '../../core/leads/lead-texts';
import { leadWebTexts } from './lead-web.texts';

const callToAction =
  /callToAction:[^]*?words: (.*)/.exec(readFileSync('config/sample-line/navigation.yaml', 'utf8'))?.[1] ?? '';

it.each([
  ['the contact form', leadTexts.contactUs.standfirst],
  ['its thanks', leadTexts.contactUs.thanksText],
  ['every other thank-you', leadWebTexts.thanks.text],
  ['the foot of every page', callToAction],
])('H13 FRM-05 NAV-10 promises an answer in %s within the one time that the line keeps', (_where, words) => {
  expect(words).toContain('answers within two working days');
  expect(words).not.toMatch(/today|same day|within the day/);
});
