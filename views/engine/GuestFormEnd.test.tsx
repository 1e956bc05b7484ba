import { renderToStaticMarkup } from 'react-dom/server';
import { textsIn } from '../../test/support/parse-html';
import { GuestFormEnd } from './GuestFormEnd';

const hintOf = (errors: Readonly<Record<string, string>>) =>
  textsIn(renderToStaticMarkup(<GuestFormEnd action="Continue" errors={errors} />), '#needed span:not([hidden])');

it.each([
  ['what is missing, in a form without an error', {}, 'Please fill in everything that is not marked optional.'],
  ['to look again, in a form with an error', { 'guest1-email': 'Not an address.' }, 'Some answers need another look.'],
])('SUI-19 the end of a form of guests asks %s', (_, errors, hint) => {
  expect(hintOf(errors)).toEqual([hint]);
});
