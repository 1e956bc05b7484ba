import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { lineMessages } from '../../src/core/content/line-messages';
import { sampleFareFacts } from '../fare-facts/sample-fare-facts';
import { frame } from '../voyages/sample-voyages';
import { headerAt } from './sample-suites';
import { SuiteStepPage } from './SuiteStepPage';
import { forAVisitor as ForAVisitor } from './SuiteStepPage.examples';
import { textsIn } from '../../test/support/parse-html';

it('SUI-07 H53 says in the words of the line how a larger party reserves', () => {
  const html = renderToStaticMarkup(
    <HelmetProvider>
      <SuiteStepPage
        frame={{ ...frame, messages: lineMessages({ morePassengers: 'Please call us.' }) }}
        header={headerAt(1)}
        voyageTitle="Cyclades"
        guests={{ adults: 4, children: 2, action: '', hiddenFields: [] }}
        suites={[]}
        cover={sampleFareFacts.cover}
      />
    </HelmetProvider>,
  );
  expect(textsIn(html, '.guest-selector__more')).toEqual(['Please call us.']);
});

it('SUI-18 says what every fare includes once, and not on each card', () => {
  const html = renderToStaticMarkup(
    <HelmetProvider>
      <ForAVisitor />
    </HelmetProvider>,
  );
  expect(textsIn(html, '.suite-card').length).toBeGreaterThan(1);
  expect(html.split('Lunch, dinner and treatments cost extra.')).toHaveLength(2);
});
