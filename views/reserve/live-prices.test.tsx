import { parseHtml } from '../../test/support/parse-html';
import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { oneDateOnly } from './VoyageStepPage.examples';
import { forAVisitor } from './SuiteStepPage.examples';

const liveOf = (html: string) =>
  Object.fromEntries(
    parseHtml(html)
      .querySelectorAll('[data-live]')
      .map((price) => [price.getAttribute('data-live'), price.text]),
  );
const Voyage = oneDateOnly;
const Suites = forAVisitor;

describe('the steps of the reservation', () => {
  it('H65 mark their prices and what is left, so that an open page looks at them again', () => {
    expect(
      liveOf(
        renderToStaticMarkup(
          <HelmetProvider>
            <Suites />
          </HelmetProvider>,
        ),
      ),
    ).toMatchObject({
      'suite-SV': 'From 24,500.00 USD per suite',
      'left-SV': 'Two left on these dates',
      'suite-OS': 'From 33,810.00 USD per suite',
      'left-OS': '',
      'suite-LS': 'Waitlist Only',
    });
    expect(
      liveOf(
        renderToStaticMarkup(
          <HelmetProvider>
            <Voyage />
          </HelmetProvider>,
        ),
      ),
    ).toEqual({ price: 'Per suite starting from $24,500.00' });
  });
});
