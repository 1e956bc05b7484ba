import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { DateSelector } from './DateSelector';
import { ScheduleItem, type ScheduleItemView } from './ScheduleItem';
import { sampleVoyagePage } from './sample-voyage-pages';
import { VoyagePage, type VoyagePageProps } from './VoyagePage';
import { attributesIn, parseHtml, textsIn } from '../../test/support/parse-html';
import { aPictureView } from '../../test/builders/a-picture-view';

const page = sampleVoyagePage(aPictureView);
const show = (changes: Partial<VoyagePageProps> = {}) =>
  renderToStaticMarkup(
    <HelmetProvider>
      <VoyagePage {...page} {...changes} />
    </HelmetProvider>,
  );
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the page of a voyage', () => {
  it('VOY-20 VOY-21 VOY-23 lists the dates as buttons that set id, the chosen one pressed', () => {
    const html = show();
    expect(html).toContain('3 Date(s) Available');
    expect(
      parseHtml(html).querySelector(
        'form[action="#dates"] button[class="date date--selected"][name="id"][value="ON1-CYC-270412-007"][aria-pressed="true"]',
      ),
    ).not.toBeNull();
    // Once among the buttons, once in the dropdown.
    expect(parseHtml(html).querySelectorAll('button[class^="date"][aria-pressed="true"]')).toHaveLength(2);
    expect(html.match(/date--selected/g)).toHaveLength(1);
  });

  it('VOY-17 ROU-09 has a link for each date at the reservation, which takes the query along and keeps the place', () => {
    const option = { packageCode: 'ON1-CYC-270412-007', label: '12 – 19 April 2027', isSelected: true };
    const html = renderToStaticMarkup(
      <DateSelector heading="" options={[{ ...option, href: '/reserve-now/A#dates' }]} />,
    );
    expect(
      parseHtml(html).querySelector(
        '#dates a[href="/reserve-now/A#dates"][data-keep-scroll=""][data-carries-query=""]',
      ),
    ).not.toBeNull();
    expect(parseHtml(show()).querySelector('form[action="#dates"][data-carries-query=""]')).not.toBeNull();
  });

  it('VOY-22 marks the date that can only be waited for', () => {
    expect(textsIn(show(), '.date__note, .date-dropdown__note')).toEqual([
      '*This date is for waitlist only.',
      '*This date is for waitlist only.',
    ]);
  });

  it('VOY-19 has no date selector without a choice of dates', () => {
    expect(show({ dates: undefined })).not.toContain('Available');
  });

  it('VOY-08 leads to the neighbours, each with an Explore link that names its voyage', () => {
    const text = textOf(show());
    expect(text).toContain('Previous Voyage Provence by Water');
    expect(text).toContain('Next Voyage The Grenadines, Slowly');
    expect(attributesIn(show(), 'a', 'aria-label')).toContain('Explore Provence by Water');
    expect(textOf(show({ next: undefined }))).not.toContain('Next Voyage');
  });

  it('CNT-12 CNT-14 prints each day with its date, type, times and note', () => {
    const text = textOf(show());
    expect(text).toContain(
      'Day 3 Wednesday, 14 April 2027 Amorgos Greece Anchored 7:30 am to 7:00 pm, local time Tenders run every twenty minutes.',
    );
    expect(text).toContain('At Sea A day without a harbour');
  });

  it('CNT-14 shows two days before the fold of a phone, and has all the others in it, numbered on', () => {
    const days = parseHtml(show()).querySelector('[data-region="days"]');
    const folded = days?.querySelector('details.phone-fold');
    expect(days?.querySelectorAll(':scope > ol > .day')).toHaveLength(2);
    expect(folded?.querySelector('summary')?.textContent).toBe(`All ${page.voyage.days.length} days`);
    expect(folded?.querySelectorAll('ol[start="3"] > .day')).toHaveLength(page.voyage.days.length - 2);
  });

  it('CNT-14 names at each closed fold of the fare what most would open it for', () => {
    const keys = [...parseHtml(show()).querySelectorAll('.fare-facts .key-fact')].map(({ textContent }) => textContent);
    expect(keys).toHaveLength(7);
    expect(keys).toContain('Lunch · Dinner · Treatments in the spa');
    expect(keys).toContain('Until 18 January 2027: we keep $6,125.00');
    expect(keys).toContain('1 port: alongside, with a ramp · 1 port: off the port, by tender');
  });

  it('VOY-25 VOY-26 prints the price of each suite', () => {
    const text = textOf(show());
    expect(text).toContain('Starting at $24,500.00 /suite');
    expect(text).toContain('Waitlist Only');
  });

  it('VOY-25 has the text of the sailing on both buttons that lead on', () => {
    const sailing = page.sailing && { ...page.sailing, price: 'Waitlist Only', reserveText: 'Join Waitlist' };
    const links = [...parseHtml(show({ sailing })).querySelectorAll('a.button[href^="/reserve-now/"]')];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Join Waitlist',
      'Join Waitlist 12 – 19 April 2027, 7 nights',
    ]);
  });

  it('VOY-23 offers no reservation when nothing sails', () => {
    const html = show({ sailing: undefined, dates: undefined });
    expect(html).not.toContain('/reserve-now/');
    expect(html).toContain('No date is open for this voyage at present');
  });

  it('CNT-14 CNT-15 gives a day its Details link, and Sailings when some call there', () => {
    const [amorgos] = page.voyage.days.filter(({ title }) => title === 'Amorgos');
    const day = (changes: Partial<ScheduleItemView>) =>
      textOf(
        renderToStaticMarkup(
          <ScheduleItem item={{ title: 'Amorgos', type: 'Anchored', description: '', ...amorgos, ...changes }} />,
        ),
      );
    expect(day({})).toContain('Details , Amorgos Sailings 4 , Amorgos');
    expect(day({ details: { href: '#', label: 'More' } })).toContain('More , Amorgos');
    for (const label of ['0', '0 sailings', '', ' '])
      expect(day({ sailings: { href: '#', label } })).not.toContain('Sailings');
    expect(day({ sailings: undefined })).not.toContain('Sailings');
    expect(day({ details: undefined, sailings: undefined })).not.toContain('Details');
  });

  it('CNT-17 FAV-02 keeps the sailing among favourites from its detail card, by its itinerary id', () => {
    expect(show()).toContain('favorite=VOYAGE%3AON1-CYC-270412-007');
  });

  it('CNT-09 counts the days until the chosen sailing leaves', () => {
    const html = show();
    expect(attributesIn(html, '[data-countdown]', 'data-countdown')).toEqual(['2027-04-12']);
    expect(textOf(html)).toContain('142 days She leaves Athens 12 April 2027');
    expect(show({ sailing: page.sailing && { ...page.sailing, countdown: undefined } })).not.toContain(
      'data-countdown',
    );
    expect(show({ sailing: undefined })).not.toContain('data-countdown');
  });

  it('CNT-18 opens each picture of the voyage in one dialog, and by itself without script', () => {
    const html = show();
    const openers = parseHtml(html).querySelectorAll(
      'a.pictures__opener[data-control="open-gallery"][data-dialog="voyage-gallery"]',
    );
    expect(openers.map((opener) => [opener.getAttribute('href'), opener.getAttribute('data-slide')])).toEqual([
      ['/aegean-cove.webp', '0'],
      ['/suite-terrace.webp', '1'],
    ]);
    const inDialog = attributesIn(html, 'dialog.dialog--pictures.on-deep[id="voyage-gallery"] img', 'src');
    expect([...new Set(inDialog)]).toEqual(['/aegean-cove.webp', '/suite-terrace.webp']);
    expect(show({ voyage: { ...page.voyage, gallery: [] } })).not.toContain('voyage-gallery');
  });

  it('VOY-08 VOY-31 shows of a neighbour when it sails, how long, from where to where and from how much', () => {
    expect(textOf(show())).toContain(
      'Previous Voyage Provence by Water 5 – 12 April 2027 7 nights aboard Ondine I, Marseille to Monte Carlo Fares from $23,100.00 per suite',
    );
  });
});
