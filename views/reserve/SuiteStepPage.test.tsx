import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { lineMessages } from '../../src/core/content/line-messages';
import { textsIn } from '../../test/support/parse-html';
import { sampleFareFacts } from '../fare-facts/sample-fare-facts';
import { frame } from '../voyages/sample-voyages';
import { headerAt } from './sample-suites';
import { SuiteStepPage } from './SuiteStepPage';

it('SUI-07 H53 says how a larger party books in the words of the line', () => {
  const html = renderToStaticMarkup(
    <HelmetProvider>
      <SuiteStepPage
        frame={{ ...frame, messages: lineMessages({ morePassengers: 'Please call us.' }) }}
        header={headerAt(1)}
        voyageTitle="Cyclades in Seven Nights"
        guests={{ adults: 6, children: 0, action: '', hiddenFields: [] }}
        suites={[]}
        cover={sampleFareFacts.cover}
      />
    </HelmetProvider>,
  );
  expect(textsIn(html, 'p')).toContain('Please call us.');
});
