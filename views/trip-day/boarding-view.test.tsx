import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { parseHtml, textsIn } from '../../test/support/parse-html';
import { boarding as Boarding } from './BoardingPage.examples';
import { withSharedZone } from './boarding-view';

const aDay = (place: string, hours: string) => ({ date: '12 April 2027', place, hours });

describe('the hours of all ports', () => {
  it('H66 have the time zone that they share once on the boarding page', () => {
    const html = renderToStaticMarkup(
      <HelmetProvider>
        <Boarding />
      </HelmetProvider>,
    );
    const part = parseHtml(html).querySelector('[aria-labelledby="times-title"]')?.outerHTML ?? '';
    expect(textsIn(part, '.trip-page__note')[0]).toBe('All in Central European Summer Time.');
    expect(part.split('Central European')).toHaveLength(2);
    expect(textsIn(part, 'li').join()).toContain('7:00 am to 6:00 pm');
  });

  it('H66 have each its own where there are several, and days at sea have none', () => {
    const days = [aDay('Kas', 'until 6:00 pm, GMT+3'), aDay('At sea', ''), aDay('Rhodes', 'all day, GMT+2')];
    expect(withSharedZone(days)).toEqual({ days });
    const [kas, atSea] = days;
    expect(withSharedZone(days.slice(0, 2))).toEqual({
      zone: 'GMT+3',
      days: [{ ...kas, hours: 'until 6:00 pm' }, atSea],
    });
  });
});
