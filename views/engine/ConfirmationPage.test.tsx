import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { type LineMessages, lineMessages } from '../../src/core/content/line-messages';
import { textsIn } from '../../test/support/parse-html';
import { ConfirmationPage } from './ConfirmationPage';
import { visitorFrame } from './sample-reservation';
import { aPictureView } from '../../test/builders/a-picture-view';

const wordsOf = (messages: LineMessages) =>
  textsIn(
    renderToStaticMarkup(
      <HelmetProvider>
        <ConfirmationPage
          frame={{ ...visitorFrame, path: '/engine/confirmation', messages }}
          picture={aPictureView('a')}
          kind="waitlist"
          reservationId="1048213"
          voyage={{ title: 'Cyclades', dates: '12 – 19 April 2027', nights: '7 nights', ports: 'Athens to Kuşadası' }}
          suite={{ title: 'Seaview Suite', code: 'SV' }}
          guests="2 adults"
          total="$24,500.00"
          due={[]}
          manageHref="/engine/manage"
          takesPayments
          isDuplicate={false}
          next={{ kind: 'trip', href: '/my-profile/trips' }}
        />
      </HelmetProvider>,
    ),
    'h1, p',
  );

it('H53 confirms an entry in the waitlist in the words of the line', () => {
  expect(wordsOf(lineMessages({}))).toContain('You are on the waitlist');
  const words = wordsOf(lineMessages({ waitlistConfirmation: { title: 'In line', standfirst: 'We call you.' } }));
  expect(words).toEqual(expect.arrayContaining(['In line', 'We call you.']));
});
