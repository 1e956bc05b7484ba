import { renderToStaticMarkup } from 'react-dom/server';
import { attributesIn } from '../../test/support/parse-html';
import { withoutConsultant } from './MeetingPage.examples';

it('PYC-03 shows a support e-mail to a guest without a consultant as well', () => {
  expect(attributesIn(renderToStaticMarkup(withoutConsultant()), 'main a', 'href')).toEqual([
    'mailto:reservations@ondine.example?subject=Our%20conversation',
    '/contact-us?about=meeting',
  ]);
});
