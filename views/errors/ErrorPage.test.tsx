import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorPage } from './ErrorPage';
import { attributesIn } from '../../test/support/parse-html';

const renderMarkup = (status: number) =>
  renderToStaticMarkup(<ErrorPage frame={{ path: '/nope-404', year: 2031 }} status={status} message="Words." />);

it('NAV-09 AUT-13 leads a visitor who signs in on a missing page to no missing page again', () => {
  expect(attributesIn(renderMarkup(404), 'a', 'href')).toContain('/login?yachts=true');
  expect(renderMarkup(404)).not.toContain('returnUrl');
  expect(renderMarkup(503)).toContain('returnUrl=%2Fnope-404');
});
