import { readFileSync } from 'node:fs';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import * as bankCodePages from './BankCodePage.examples';
import * as managePages from './ManagePage.examples';
import * as pricePages from './PriceChangePage.examples';
import { attributesIn, parseHtml, textsIn, valueOf } from '../../test/support/parse-html';

const renderMarkup = (example: () => ReactElement) =>
  renderToStaticMarkup(createElement(HelmetProvider, null, createElement(example)));

describe('the engine’s own page of a reservation', () => {
  it('ENG-07 offers the deposit, everything and a part, the first chosen, each with its sum on the button', () => {
    const html = renderMarkup(managePages.offerToPay);
    expect(attributesIn(html, '[name="choice"]', 'value')).toEqual(['deposit', 'balance', 'part']);
    expect(parseHtml(html).querySelectorAll('[type="radio"][checked]')).toHaveLength(1);
    expect(html).toContain('Pay the deposit of $6,125.00');
    expect(html).toContain('Pay $24,500.00');
    expect(valueOf(html, 'key')).toBe('sample-key');
  });

  it('ENG-07 F7 names on the button what each choice pays, for one suite, for all and for the others', () => {
    const styled =
      /@each \$choice in \(([^)]*)\)/.exec(readFileSync('views/engine/engine.guest-area.scss', 'utf8'))?.[1] ?? '';
    for (const example of [managePages.twoOffersToPay, managePages.paidBesideOffersToPay])
      for (const choice of attributesIn(renderMarkup(example), '[name="choice"]', 'value'))
        expect(styled).toContain(`'${choice}'`);
    expect(textsIn(renderMarkup(managePages.paidBesideOffersToPay), '.submit-once__for')).toEqual([
      'Pay $10,062.50 for the other suites',
      'Pay $40,250.00 for the other suites',
    ]);
    expect(textsIn(renderMarkup(managePages.paidBesideASuiteToPay), '.submit-once__for')).toEqual([
      'Pay $20,125.00 for the other suite',
    ]);
  });

  it('F7 promises of no suite that it stays held while its balance is paid on the provider’s page', () => {
    const notes = [managePages.onTheProvidersPage, managePages.offerOnTheProvidersPage].map(
      (example) => textsIn(renderMarkup(example), '.pay-form__note')[0],
    );
    expect(notes).toEqual(Array(2).fill(expect.stringMatching(/^You pay on the secure page of our payment provider/)));
    expect(notes.join()).not.toContain('held');
  });

  it('ENG-07 shows an error at its field and in the summary, and the amount again', () => {
    const html = renderMarkup(managePages.anotherAmount);
    expect(textsIn(html, 'a[href="#amount"]')).toEqual(['The amount is smaller than the least.']);
    expect(parseHtml(html).querySelector('[id="amount"][aria-invalid="true"]')).not.toBeNull();
    expect(parseHtml(html).querySelector('[value="part"][checked]')).not.toBeNull();
  });

  it('F2 F7 H13 says of a payment that came too late that it goes back, also where nothing can be paid', () => {
    expect(textsIn(renderMarkup(managePages.refundedPayment), '[role="alert"]').join()).toContain(
      'Whatever your card was charged goes back to it in full.',
    );
    expect(textsIn(renderMarkup(managePages.cancelled), '[role="alert"]')).toEqual([]);
  });

  it.each(['bankIsSilent', 'allPaid', 'cancelled'] as const)(
    'ENG-07 takes no card while nothing can be paid: %s',
    (name) => {
      const html = renderMarkup(managePages[name]);
      expect(html).not.toContain('card-number');
      expect(parseHtml(html).querySelectorAll('h2#state-title')).toHaveLength(1);
    },
  );

  it('ENG-08 keeps the fare breakdown at hand, whatever became of the reservation', () => {
    for (const example of [managePages.offerToPay, managePages.allPaid, managePages.cancelled, bankCodePages.asked]) {
      expect(
        parseHtml(renderMarkup(example)).querySelector('a[href="/engine/manage/fare-breakdown.pdf"][download=""]'),
      ).not.toBeNull();
    }
  });
});

it('H56 ENG-07 says of money that went back that it did, and to which card', () => {
  const html = renderMarkup(managePages.cancelled);
  const account = textsIn(html, 'dt, dd');
  expect(account.join('|')).toContain('2 January 2027, back to card ending in 3155|-$625.00');
  expect(account).toContain('4 December 2026, card ending in 3155');
});

it('SUI-18 RES-20 shows a dearer and a cheaper fare as what they are, and goes on only by the visitor’s press', () => {
  const [dearer, cheaper] = [renderMarkup(pricePages.dearer), renderMarkup(pricePages.cheaper)];
  expect(dearer).toContain('This suite costs $1,200.00 more now');
  expect(dearer).toContain('Go on at $25,700.00');
  expect(cheaper).toContain('This suite costs $600.00 less now');
  expect(textsIn(dearer, 'th[scope="row"], td').join('|')).toContain('Total|$24,500.00|$25,700.00');
});
