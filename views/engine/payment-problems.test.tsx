import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import * as detailsPages from './DetailsPage.examples';
import * as pages from './PaymentPage.examples';
import { attributesIn, textsIn } from '../../test/support/parse-html';

const renderMarkup = (example: () => ReactElement) =>
  renderToStaticMarkup(createElement(HelmetProvider, null, createElement(example)));

it('RES-20 begins a page that was refused at its mistakes, each with the guest whose it is', () => {
  const [details, declined] = [renderMarkup(detailsPages.withMistakes), renderMarkup(pages.declinedCard)];
  for (const html of [details, declined]) expect(attributesIn(html, '.notice--error', 'autofocus').length).toBe(1);
  expect(textsIn(details, '.notice__list a').every((text) => /^Guest \d: /.test(text))).toBe(true);
});

it('RES-20 breaks no line between the day and the month on which something is due or lost', () => {
  const html = renderMarkup(pages.deposit);
  const dates = [...textsIn(html, '.pay-choice__detail'), ...textsIn(html, '.binding-terms th[scope="row"]')].join();
  expect(dates).toContain('12\u00a0January 2027');
  expect(dates).not.toMatch(/\d (?=January|February|November)/);
});

it('RES-20 names a person to call beside the button that pays', () => {
  expect(textsIn(renderMarkup(pages.deposit), '.engine-form__end a')).toContain('+1 305 555 0100');
});

it('RES-20 offers to hold the suite, after a card that was declined, only where an offer is among the choices', () => {
  const [declined, whole] = [renderMarkup(pages.declinedCard), renderMarkup(pages.declinedCardForTheWhole)];
  for (const html of [declined, whole]) expect(html).toContain('Nothing was taken. Try another card');
  for (const [html, canHold] of [
    [declined, true],
    [whole, false],
  ] as const) {
    const choices = attributesIn(html, '[name="choice"]', 'value');
    expect([choices.includes('offer'), html.includes('hold the suite as an offer')]).toEqual([canHold, canHold]);
    expect(html.includes('No card is needed to hold an offer.')).toBe(canHold);
  }
  expect(renderMarkup(pages.paymentsResting)).toContain('or hold the suite as an offer');
});
