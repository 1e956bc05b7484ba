import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { sampleVoyagePage } from './sample-voyages';
import { VoyagePage, type VoyagePageProps } from './VoyagePage';

const page = sampleVoyagePage((name) => ({ src: `/${name}.webp`, srcSet: '', width: 3, height: 2, alt: '', placeholderClass: '' }));
const show = (changes: Partial<VoyagePageProps> = {}) => renderToStaticMarkup(<HelmetProvider><VoyagePage {...page} {...changes} /></HelmetProvider>);
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the page of a voyage', () => {
  it('VOY-20 VOY-21 VOY-23 lists the dates as links with id, the chosen one marked', () => {
    const html = show();
    expect(html).toContain('3 Date(s) Available');
    expect(html).toMatch(/<a class="date date--selected" href="\?id=ON1-CYC-270412-007#dates" aria-current="true"/);
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  });

  it('VOY-22 marks the date that can only be waited for', () => {
    expect(show().match(/\*This date is for waitlist only\./g)).toHaveLength(1);
  });

  it('VOY-19 has no date selector without a choice of dates', () => {
    expect(show({ dates: undefined })).not.toContain('Available');
  });

  it('VOY-08 leads to the neighbours, each with an Explore link that names its voyage', () => {
    const text = textOf(show());
    expect(text).toContain('Previous Voyage Provence by Water');
    expect(text).toContain('Next Voyage The Grenadines, Slowly');
    expect(show()).toContain('aria-label="Explore Provence by Water"');
    expect(textOf(show({ next: undefined }))).not.toContain('Next Voyage');
  });

  it('CNT-12 CNT-14 prints each day with its date, type, times and note', () => {
    const text = textOf(show());
    expect(text).toContain('Day 3 Wednesday, 14 April 2027 Amorgos Greece Anchored 7:30 am to 7:00 pm, local time Tenders run every twenty minutes.');
    expect(text).toContain('At Sea A day without a harbour');
  });

  it('VOY-25 VOY-26 prints the price of each suite', () => {
    const text = textOf(show());
    expect(text).toContain('Starting at $24,500.00 /suite');
    expect(text).toContain('Waitlist Only');
  });

  it('VOY-23 offers no reservation when nothing sails', () => {
    const html = show({ sailing: undefined, dates: undefined });
    expect(html).not.toContain('/reserve-now/');
    expect(html).toContain('No date is open for this voyage at present');
  });
});
